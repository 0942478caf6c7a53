import { data } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { servicesContext } from "#platform/services.ts";
import { ArrowLink, Button } from "#ui/button.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { readStopToken, stopInvitations } from "../invites/stop-invitations.ts";
import { stopInvitationsPath } from "../rules.ts";
import type { Route } from "./+types/stop-invitations";

type State = "asking" | "stopped" | "invalid";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  accountMeta(root.loaderData, "Stop invitations", stopInvitationsPath);

/** Keeps the token in the URL from leaking to other sites and caches. */
export function headers(): HeadersInit {
  return { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" };
}

/** Only shows a button, because mail scanners open links. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { secrets } = context.get(servicesContext);
  return answer(readStopToken(secrets, tokenOf(url)) === null ? "invalid" : "asking");
}

/**
 * For this page's button and the unsubscribe button of mail programs, which post without an origin (RFC 8058). The token is the
 * authorization.
 */
export async function action({ url, context }: Route.ActionArgs) {
  return answer((await stopInvitations(context.get(servicesContext), tokenOf(url))) ? "stopped" : "invalid");
}

const answer = (state: State) => data({ state }, { status: state === "invalid" ? 400 : 200 });

const tokenOf = ({ searchParams }: URL) => searchParams.get("token") ?? "";

export default function StopInvitationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = actionData ?? loaderData;
  if (state === "asking") {
    return (
      <PageHeader title="Stop invitations?" intro="Confirm, and you won’t get any more invitations at this address.">
        <form method="post" className="mt-4">
          <Button type="submit" size="lg">
            Stop invitations
          </Button>
        </form>
      </PageHeader>
    );
  }
  if (state === "stopped") {
    return (
      <PageHeader
        title="Invitations stopped"
        intro="You won’t get any more invitations. We only keep a hash of your address, which we need to block them."
      >
        <ArrowLink to="/" className="mt-2 min-h-11 justify-self-start">
          Go to the home page
        </ArrowLink>
      </PageHeader>
    );
  }
  return (
    <PageHeader
      title="This link is incomplete"
      intro="Please copy the whole link from the email. If it still doesn’t work, contact us."
    >
      <ArrowLink to="/contact" className="mt-2 min-h-11 justify-self-start">
        Contact us
      </ArrowLink>
    </PageHeader>
  );
}
