import { data, redirect } from "react-router";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { parseEmail } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { callAuth, cookieHeaders } from "../accounts-context.ts";
import { type SsoHandOff, startSso } from "../federated/sso-redirect.ts";
import { checkEmail, doorPath, readDoor } from "../rules.ts";
import { findSession } from "../sessions/current-session.ts";
import { accountMeta } from "../ui/account-meta.ts";
import { DoorFrame, DoorLink } from "../ui/auth-pages/auth-page.tsx";
import { SsoForm, SsoHandOffLink, type SsoReply } from "../ui/auth-pages/sso-form.tsx";
import type { Route } from "./+types/login-sso";

const failureMessage = "Your organization’s sign-in could not be reached. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  accountMeta(root.loaderData, "Single sign-on", "/login/sso");

export async function loader({ context, url }: Route.LoaderArgs) {
  const door = readDoor(url);
  if (await findSession(context)) throw redirect(door.redirectTo ?? "/");
  return { door };
}

/** Answers with a link rather than a redirect: a form of ours may not lead to another site, not even by way of us (`form-action`). */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { redirectTo } = readDoor(url);
  let handOff: SsoHandOff | undefined;
  const { data: reply, init } = await answerForm(request, {
    check: checkEmail,
    failureMessage,
    log: context.get(requestContext).log,
    async keep({ email }) {
      handOff = await startSso(context.get(servicesContext), (call) => callAuth(context, request, call), {
        email: parseEmail(email) ?? "",
        redirectTo,
      });
    },
  });
  if (!handOff) return data<SsoReply>(reply, init ?? undefined);
  const headers = cookieHeaders(handOff);
  headers.set("cache-control", "no-store");
  const { url: address, domain } = handOff;
  return data<SsoReply>({ ...reply, handOff: { url: address, domain } }, { headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, failureMessage);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function LoginSsoPage({ loaderData: { door }, actionData: reply }: Route.ComponentProps) {
  if (reply && "handOff" in reply && reply.handOff) return <SsoHandOffLink {...reply.handOff} />;
  return (
    <DoorFrame
      title="Single sign-on"
      intro="Use your organization’s account. Your work email tells us which one."
      below={
        <p>
          No single sign-on? <DoorLink to={doorPath("/login", door)}>Sign in another way</DoorLink>
        </p>
      }
    >
      <SsoForm door={door} reply={reply} />
    </DoorFrame>
  );
}
