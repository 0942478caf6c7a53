import { createBotCheck } from "#platform/bot-check.ts";
import { answerForm, formPageHeaders, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { limitAttempts } from "#platform/forms/limit-attempts.ts";
import { parseEmail } from "#platform/forms/rules.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { ArrowLink } from "#ui/button.tsx";
import { breadcrumbList, describePage } from "#ui/head.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { joinEarlyAccess } from "../early-access/early-access.ts";
import { checkEarlyAccess, earlyAccessDiscountPercent, earlyAccessFailure } from "../rules.ts";
import { EarlyAccessForm } from "../ui/early-access/early-access-form.tsx";
import { thankYou, useEarlyAccess } from "../ui/early-access/use-early-access.ts";
import type { Route } from "./+types/early-access";

const path = "/early-access";
const crumbs = [
  { name: "Home", path: "/" },
  { name: "Early access", path },
];

export function headers(args: Route.HeadersArgs) {
  return formPageHeaders(args);
}

export const handle: SharedPage = { sharedBy: {} };

export function meta({ matches: [root] }: Route.MetaArgs) {
  const { baseUrl, productName } = root.loaderData;
  return describePage({
    title: "Join early access",
    description: `Join the early-access list of ${productName} and get a code by email for ${earlyAccessDiscountPercent}% off the first year on any plan.`,
    path,
    baseUrl,
    productName,
    structuredData: [breadcrumbList(baseUrl, crumbs)],
  });
}

export function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { clientAddress, log } = context.get(requestContext);
  const verify = createBotCheck(services.config.botCheck, "earlybird_submit", log);
  return answerForm(request, {
    check: checkEarlyAccess,
    failureMessage: earlyAccessFailure,
    log,
    async onValid(values, form) {
      const email = parseEmail(values.email) ?? "";
      await limitAttempts(services, { form: "early-access", clientAddress, email });
      const botChecked = await verify(String(form.get("botCheckToken") ?? ""));
      const { config, clock } = services;
      await joinEarlyAccess(services.db, services.jobs, {
        name: values.name,
        email,
        botChecked,
        productName: config.product.name,
        at: clock.now(),
      });
    },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, earlyAccessFailure);
}

export default function EarlyAccessPage({ actionData }: Route.ComponentProps) {
  const fetcher = useEarlyAccess();
  const reply = fetcher.data ?? actionData;
  if (reply?.outcome === "done") {
    return (
      <PageHeader crumbs={crumbs} title={thankYou.title} intro={thankYou.text}>
        <ArrowLink to="/tools" className="mt-2 justify-self-start">
          Browse the directory
        </ArrowLink>
      </PageHeader>
    );
  }
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title="Join early access"
        intro={`Our tools are open. Editing a marked part of a picture is still being built. Join the list, and we’ll email you a code for ${earlyAccessDiscountPercent}% off the first year on any plan.`}
      />
      <div className="container-page grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <EarlyAccessForm fetcher={fetcher} firstReply={actionData} />
        </div>
        <WhatFollows />
      </div>
    </>
  );
}

const steps = [
  "We email you the code right away. It only works with your address.",
  "You enter the code when you choose a plan. You don’t pay anything before that.",
  "We may email you news about early access. You can unsubscribe with one click.",
];

function WhatFollows() {
  return (
    <section aria-labelledby="follows-title" className="grid content-start gap-4 lg:col-span-4 lg:col-start-9">
      <h2 id="follows-title" className="text-lg">
        What happens next
      </h2>
      <ol className="border-t border-hairline">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 border-b border-hairline py-4 text-sm">
            <span aria-hidden className="font-display font-bold text-muted tabular-nums">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
