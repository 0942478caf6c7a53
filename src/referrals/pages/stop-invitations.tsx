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

/** The token in the address is nobody else's business. */
export function headers(): HeadersInit {
  return { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" };
}

/** Only asks, because mail scanners open links. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { secrets } = context.get(servicesContext);
  return answer(readStopToken(secrets, tokenOf(url)) === null ? "invalid" : "asking");
}

/** For the button of this page and for that of mail programs, which post without an origin (RFC 8058); the token is the permission. */
export async function action({ url, context }: Route.ActionArgs) {
  return answer((await stopInvitations(context.get(servicesContext), tokenOf(url))) ? "stopped" : "invalid");
}

const answer = (state: State) => data({ state }, { status: state === "invalid" ? 400 : 200 });

const tokenOf = ({ searchParams }: URL) => searchParams.get("token") ?? "";

export default function StopInvitationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = actionData ?? loaderData;
  if (state === "asking") {
    return (
      <PageHeader
        title="No more invitations?"
        intro="One click, and nobody can send an invitation to your address again."
      >
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
        title="No more invitations"
        intro="We keep a hash of your address, so that we know which one to leave alone, and nothing else."
      >
        <ArrowLink to="/" className="mt-2 min-h-11 justify-self-start">
          To the home page
        </ArrowLink>
      </PageHeader>
    );
  }
  return (
    <PageHeader
      title="This link is not complete"
      intro="Please copy the whole link from the mail. If it still does not work, contact us, and we see to it."
    >
      <ArrowLink to="/contact" className="mt-2 min-h-11 justify-self-start">
        Write to us
      </ArrowLink>
    </PageHeader>
  );
}
