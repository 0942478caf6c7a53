import { findSession } from "#accounts/index.ts";
import { answerForm, formPageHeaders, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { limitAttempts } from "#platform/forms/limit-attempts.ts";
import { parseEmail } from "#platform/forms/rules.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { openRequest } from "#support/index.ts";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { breadcrumbList, describePage } from "#ui/head.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { receiveContactMessage } from "../contact/receive-contact-message.ts";
import { businessHours, responseTime } from "../content/contact.ts";
import { contactFaqs } from "../content/faq.ts";
import { checkContact, isContactSubject } from "../rules.ts";
import { ContactDetails } from "../ui/contact/contact-details.tsx";
import { ContactForm } from "../ui/contact/contact-form.tsx";
import type { Route } from "./+types/contact";

const path = "/contact";
const crumbs = [
  { name: "Home", path: "/" },
  { name: "Contact", path },
];
const failureMessage = "Your message could not be sent. Please try again in a moment.";

export function headers(args: Route.HeadersArgs) {
  return formPageHeaders(args);
}

export const handle: SharedPage = { sharedBy: { subject: "" } };

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  const { baseUrl, productName, supportEmail } = root.loaderData;
  const sameAs = loaderData?.socialLinks ?? [];
  return describePage({
    title: "Contact",
    description: `Contact ${productName} with a question about the directory, billing or a partnership, or report a mistake in an entry. We answer within ${responseTime}.`,
    path,
    baseUrl,
    productName,
    structuredData: [
      breadcrumbList(baseUrl, crumbs),
      {
        "@type": "ContactPage",
        url: `${baseUrl}${path}`,
        mainEntity: {
          "@type": "Organization",
          name: productName,
          url: baseUrl,
          email: supportEmail,
          ...(sameAs.length > 0 && { sameAs }),
        },
      },
    ],
  });
}

export function loader({ request, context }: Route.LoaderArgs) {
  const subject = new URL(request.url).searchParams.get("subject") ?? "";
  const { socialLinks } = context.get(servicesContext).config.product;
  return { subject: isContactSubject(subject) ? subject : undefined, socialLinks };
}

export function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { clientAddress, log } = context.get(requestContext);
  return answerForm(request, {
    check: checkContact,
    failureMessage,
    log,
    async onValid({ name, email, subject, message }) {
      const address = parseEmail(email) ?? "";
      const viewer = (await findSession(context))?.viewer;
      // With their own address, a signed-in user's message has plan and account, and its answer is in the settings, too.
      if (viewer && viewer.email === address) {
        await openRequest(services, viewer, {
          subject: isContactSubject(subject) ? subject : "general",
          text: message,
        });
        return;
      }
      await limitAttempts(services, { form: "contact", clientAddress, email: address });
      await receiveContactMessage(services.db, services, {
        name,
        email: address,
        subject: isContactSubject(subject) ? subject : "general",
        message,
      });
    },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, failureMessage);
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title="Contact us"
        intro={
          <>
            Have a question, found a mistake or missing a tool? We read every message and answer within{" "}
            <span className="whitespace-nowrap">{responseTime}</span>.
          </>
        }
      />
      <div className="container-page grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <ContactForm subject={loaderData.subject} firstReply={actionData} responseTime={responseTime} />
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <ContactDetails {...{ responseTime, businessHours }} socialLinks={loaderData.socialLinks} />
        </div>
      </div>
      <ContactQuestions />
      <section aria-labelledby="try-title" className="container-page mt-24">
        <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-6 border-t border-hairline pt-10">
          <div className="grid gap-2">
            <h2 id="try-title" className="text-xl">
              Try it yourself
            </h2>
            <p className="max-w-[52ch] text-muted">
              You can use the directory without an account, and signing up is free.
            </p>
          </div>
          <ButtonLink to="/signup" variant="secondary" size="lg">
            Try For Free
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

function ContactQuestions() {
  return (
    <section aria-labelledby="questions-title" className="container-page mt-24 grid gap-x-16 gap-y-8 lg:grid-cols-12">
      <div className="grid content-start gap-3 lg:col-span-4">
        <h2 id="questions-title" className="text-2xl">
          Common questions
        </h2>
        <ArrowLink to="/faq">All questions</ArrowLink>
      </div>
      <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:col-span-8">
        {contactFaqs.map(({ question, answer }) => (
          <div key={question} className="grid content-start gap-2 border-t border-hairline pt-5">
            <dt className="font-semibold">{question}</dt>
            <dd className="text-sm text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
