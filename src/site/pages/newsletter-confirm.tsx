import { data } from "react-router";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Button } from "#ui/button.tsx";
import { describePage } from "#ui/head.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { type ConfirmationOutcome, confirmSubscription, findConfirmationOutcome } from "../newsletter/newsletter.ts";
import { NewsletterForm } from "../ui/newsletter-form.tsx";
import type { Route } from "./+types/newsletter-confirm";

const path = "/newsletter/confirm";
type State = ConfirmationOutcome | "asking";

const statuses: Readonly<Record<State, number>> = {
  asking: 200,
  confirmed: 200,
  "already-confirmed": 200,
  expired: 410,
  invalid: 400,
};

const words: Readonly<Record<State, { readonly title: string; readonly text: string }>> = {
  asking: {
    title: "Confirm your subscription",
    text: "Click the button to get the newsletter at the address that we emailed the link to.",
  },
  confirmed: {
    title: "You are subscribed",
    text: "We’ve sent you a welcome email. Every email has an unsubscribe link.",
  },
  "already-confirmed": {
    title: "You are already subscribed",
    text: "You’ve used this link before. You don’t need to do anything else.",
  },
  expired: {
    title: "This link no longer works",
    text: "It’s older than seven days, or you’ve unsubscribed since. Enter your address, and we’ll send you a new link.",
  },
  invalid: {
    title: "This link is incomplete",
    text: "Please copy the whole link from the email. Or enter your address, and we’ll send you a new link.",
  },
};

export function meta({ matches: [root] }: Route.MetaArgs) {
  const { baseUrl, productName } = root.loaderData;
  return describePage({
    title: "Confirm your subscription",
    description: `Confirm that you want the ${productName} newsletter.`,
    path,
    baseUrl,
    productName,
    noIndex: true,
  });
}

/** Only asks to confirm: mail scanners open links, and that must not subscribe the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const outcome = await findConfirmationOutcome(services.db, services, tokenOf(request));
  return answer(outcome === "confirmed" ? "asking" : outcome);
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const outcome = await confirmSubscription(services.db, services, tokenOf(request));
  context.get(requestContext).log.info({ outcome }, "newsletter confirmation");
  return answer(outcome);
}

const answer = (state: State) => data({ state }, { status: statuses[state] });

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

export default function NewsletterConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = actionData ?? loaderData;
  const { title, text } = words[state];
  return (
    <>
      <PageHeader title={title} intro={text} />
      <div className="container-page">
        {state === "asking" && (
          <form method="post">
            <Button type="submit" size="lg">
              Confirm subscription
            </Button>
          </form>
        )}
        {(state === "expired" || state === "invalid") && (
          <div className="max-w-xl">
            <NewsletterForm />
          </div>
        )}
      </div>
    </>
  );
}
