import { answerForm, formPageHeaders, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { limitAttempts } from "#platform/forms/limit-attempts.ts";
import { parseEmail } from "#platform/forms/rules.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { breadcrumbList, describePage } from "#ui/head.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { requestSubscription } from "../newsletter/newsletter.ts";
import { checkNewsletter } from "../rules.ts";
import { NewsletterForm, newsletterIntro } from "../ui/newsletter-form.tsx";
import type { Route } from "./+types/newsletter";

const path = "/newsletter";
const crumbs = [
  { name: "Home", path: "/" },
  { name: "Newsletter", path },
];
const failureMessage = "Something went wrong. Please try again in a moment.";

export function headers(args: Route.HeadersArgs) {
  return formPageHeaders(args);
}

export const handle: SharedPage = { sharedBy: {} };

export function meta({ matches: [root] }: Route.MetaArgs) {
  const { baseUrl, productName } = root.loaderData;
  return describePage({
    title: "Newsletter",
    description: `Subscribe to the ${productName} newsletter: new AI design tools in the directory, tutorials and what we’ve learned. Unsubscribe with one click.`,
    path,
    baseUrl,
    productName,
    structuredData: [breadcrumbList(baseUrl, crumbs)],
  });
}

export function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { clientAddress, log } = context.get(requestContext);
  return answerForm(request, {
    check: checkNewsletter,
    failureMessage,
    log,
    async onValid(values) {
      const email = parseEmail(values.email) ?? "";
      await limitAttempts(services, { form: "newsletter", clientAddress, email });
      await requestSubscription(services.db, services.jobs, { email, at: services.clock.now() });
    },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, failureMessage);
}

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader crumbs={crumbs} title="Newsletter" intro={newsletterIntro} />
      <div className="container-page">
        <div className="grid max-w-xl gap-6 border-t border-hairline pt-8">
          <NewsletterForm firstReply={actionData} />
          <p className="text-sm text-muted">
            We’ll email you a link to confirm. If you don’t use it, you won’t hear from us again. We don’t share your
            address.
          </p>
        </div>
      </div>
    </>
  );
}
