import { data } from "react-router";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Button } from "#ui/button.tsx";
import { describePage } from "#ui/head.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { type ConfirmationOutcome, confirmSubscription } from "../newsletter/newsletter.ts";
import { readConfirmationToken } from "../newsletter/subscription-token.ts";
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
    text: "One click on this button, and the newsletter comes to the address that our mail went to.",
  },
  confirmed: {
    title: "You are subscribed",
    text: "A welcome mail is on its way. Every mail has a link to unsubscribe.",
  },
  "already-confirmed": {
    title: "You are subscribed already",
    text: "This link has done its work. There is nothing more to do.",
  },
  expired: {
    title: "This link no longer works",
    text: "It is older than seven days, or was followed by an unsubscription. Enter your address, and we send a new one.",
  },
  invalid: {
    title: "This link is not complete",
    text: "Please copy the whole link from the mail, or enter your address, and we send a new one.",
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

/** Only asks: mail scanners open links, and must not subscribe anybody by that. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { secrets, clock } = context.get(servicesContext);
  const confirmation = readConfirmationToken(secrets, tokenOf(request), clock.now());
  return answer(typeof confirmation === "string" ? confirmation : "asking");
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
