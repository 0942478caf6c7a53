import { data, useSearchParams } from "react-router";
import { requestContext, servicesContext } from "#platform/services.ts";
import { ArrowLink, Button } from "#ui/button.tsx";
import { describePage } from "#ui/head.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { type MailingList, unsubscribePaths } from "../lists/rules.ts";
import { isUnsubscribed, subscribeAgain, type UndoOutcome, unsubscribe } from "../lists/unsubscribe.ts";
import { useSite } from "../ui/site-settings.tsx";
import type { Route } from "./+types/unsubscribe";

/** For all lists: the path says which. */
type State = "asking" | "unsubscribed" | UndoOutcome;

const listOf = (pathname: string): MailingList =>
  pathname.startsWith(unsubscribePaths["early-access"]) ? "early-access" : "newsletter";

const whatOf: Readonly<Record<MailingList, string>> = {
  newsletter: "the newsletter",
  "early-access": "email about early access",
};

export function meta({ matches: [root], location }: Route.MetaArgs) {
  const { baseUrl, productName } = root.loaderData;
  const list = listOf(location.pathname);
  return describePage({
    title: "Unsubscribe",
    description: `Stop getting ${whatOf[list]} from ${productName}.`,
    path: unsubscribePaths[list],
    baseUrl,
    productName,
    noIndex: true,
  });
}

/** Only asks to confirm, because mail scanners open links. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, secrets } = context.get(servicesContext);
  const list = listOf(url.pathname);
  const isDone = await isUnsubscribed(db, secrets, { list, token: tokenOf(url) });
  return answer(list, isDone === null ? "invalid" : isDone ? "unsubscribed" : "asking");
}

/**
 * For this page's buttons, and for that of mail programs, which post without an origin (RFC 8058). The token is the authorization; the
 * body is not read.
 */
export async function action({ url, context }: Route.ActionArgs) {
  const { db, secrets, clock } = context.get(servicesContext);
  const list = listOf(url.pathname);
  const press = { list, token: tokenOf(url), at: clock.now() };
  const state: State = url.searchParams.has("undo")
    ? await subscribeAgain(db, secrets, press)
    : (await unsubscribe(db, secrets, press))
      ? "unsubscribed"
      : "invalid";
  context.get(requestContext).log.info({ list, state }, "unsubscription");
  return answer(list, state);
}

const statuses: Readonly<Partial<Record<State, number>>> = { invalid: 400, "too-late": 410 };

const answer = (list: MailingList, state: State) => data({ list, state }, { status: statuses[state] ?? 200 });

const tokenOf = (url: URL) => url.searchParams.get("token") ?? "";

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, state } = actionData ?? loaderData;
  const token = useSearchParams()[0].get("token") ?? "";
  const path = `${unsubscribePaths[list]}?token=${encodeURIComponent(token)}`;
  if (state === "invalid") return <InvalidLink />;
  if (state === "asking") {
    return (
      <PageHeader title="Unsubscribe" intro={`Click the button to stop getting ${whatOf[list]}.`}>
        <form method="post" action={path} className="mt-4">
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
        intro={`You won’t get ${whatOf[list]} any more. If this was a mistake, you can undo it here.`}
      >
        <form method="post" action={`${path}&undo`} className="mt-4">
          <Button type="submit" variant="secondary" size="lg">
            Subscribe again
          </Button>
        </form>
      </PageHeader>
    );
  }
  if (state === "subscribed") {
    return <PageHeader title="You are subscribed again" intro={`You’ll keep getting ${whatOf[list]}.`} />;
  }
  return (
    <PageHeader
      title="This link no longer works"
      intro={
        list === "newsletter"
          ? "You unsubscribed more than a day ago. To get the newsletter again, enter your address in the form."
          : "You haven’t agreed to this email. To get it, join the early-access list again."
      }
    >
      <ArrowLink to={list === "newsletter" ? "/newsletter" : "/early-access"} className="mt-2 justify-self-start">
        {list === "newsletter" ? "Subscribe to the newsletter" : "Join early access"}
      </ArrowLink>
    </PageHeader>
  );
}

function InvalidLink() {
  const { supportEmail } = useSite();
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
