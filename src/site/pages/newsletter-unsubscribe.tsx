import { data } from "react-router";
import { servicesContext } from "#platform/services.ts";
import { ArrowLink, Button } from "#ui/button.tsx";
import { describePage } from "#ui/head.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { unsubscribe } from "../newsletter/newsletter.ts";
import { readUnsubscribeToken } from "../newsletter/subscription-token.ts";
import { useSite } from "../ui/site-settings.tsx";
import type { Route } from "./+types/newsletter-unsubscribe";

const path = "/newsletter/unsubscribe";
type State = "asking" | "unsubscribed" | "invalid";

export function meta({ matches: [root] }: Route.MetaArgs) {
  const { baseUrl, productName } = root.loaderData;
  return describePage({
    title: "Unsubscribe",
    description: `End your subscription to the ${productName} newsletter.`,
    path,
    baseUrl,
    productName,
    noIndex: true,
  });
}

/** Only asks to confirm, because mail scanners open links. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { secrets } = context.get(servicesContext);
  return answer(readUnsubscribeToken(secrets, tokenOf(request)) === null ? "invalid" : "asking");
}

/** For this page's button and for that of mail programs, which post without an origin (RFC 8058). The token is the authorization. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, secrets, clock } = context.get(servicesContext);
  const isOurs = await unsubscribe(db, secrets, { token: tokenOf(request), at: clock.now() });
  return answer(isOurs ? "unsubscribed" : "invalid");
}

const answer = (state: State) => data({ state }, { status: state === "invalid" ? 400 : 200 });

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

export default function NewsletterUnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { supportEmail } = useSite();
  const { state } = actionData ?? loaderData;
  if (state === "asking") {
    return (
      <PageHeader title="Unsubscribe from the newsletter" intro="Click the button to stop getting the newsletter.">
        <form method="post" className="mt-4">
          <Button type="submit" size="lg">
            Unsubscribe
          </Button>
        </form>
      </PageHeader>
    );
  }
  if (state === "unsubscribed") {
    return (
      <PageHeader
        title="You are unsubscribed"
        intro="You won’t get any more issues. If this was a mistake, you can subscribe again at any time."
      >
        <ArrowLink to="/newsletter" className="mt-2 justify-self-start">
          Subscribe again
        </ArrowLink>
      </PageHeader>
    );
  }
  return (
    <PageHeader
      title="This link is incomplete"
      intro={
        <>
          Please copy the whole link from the email. If it still doesn’t work, write to{" "}
          <a href={`mailto:${supportEmail}`} className="text-accent-text underline underline-offset-3">
            {supportEmail}
          </a>
          , and we’ll take your address off the list.
        </>
      }
    />
  );
}
