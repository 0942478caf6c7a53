import { parse } from "hono/utils/cookie";
import { data, redirect } from "react-router";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { parseEmail, tidyLine } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { usePolling } from "#ui/use-polling.ts";
import { callAuth, cookieHeaders, throwProblem } from "../accounts-context.ts";
import { findExpectedAddress } from "../expected-address.ts";
import { describeReturn, leadsToPlan, noticeCookie } from "../redirect-paths.ts";
import { type AuthQuery, authPath, checkLogin, readAuthQuery } from "../rules.ts";
import { findSession } from "../sessions/current-session.ts";
import { findOwnSignUp } from "../sign-up/find-sign-up.ts";
import { accountMeta } from "../ui/account-meta.ts";
import { AuthLink, AuthPage, useAuthPageBusy } from "../ui/auth-pages/auth-page.tsx";
import { CheckEmail } from "../ui/auth-pages/check-email.tsx";
import { GoogleButton, GoogleNotSetUp } from "../ui/auth-pages/google-button.tsx";
import { LoginForm, type LoginRefusal, type LoginReply, unexpectedLoginMessage } from "../ui/auth-pages/login-form.tsx";
import { isNotice, type Notice, notices } from "../ui/flash-messages.ts";
import type { Route } from "./+types/login";

/** Passes on a refusal's headers, such as `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  accountMeta(
    root.loaderData,
    "Log in",
    "/login",
    "Log in with email and password, with Google, with an emailed link or code, with a passkey, or with single sign-on. New here? Sign up instead.",
  );

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const authQuery = readAuthQuery(url);
  const notice = readNotice(request);
  // A user whose sign-out failed must be told so here, and may still be signed in.
  if (notice !== "sign-out-failed" && (await findSession(context))) throw redirect(authQuery.redirectTo ?? "/");
  const services = context.get(servicesContext);
  const { config } = services;
  return {
    authQuery,
    showsForm: url.searchParams.has(formParameter),
    notice,
    isGoogleSetUp: config.google !== undefined,
    purpose: describeReturn(authQuery.redirectTo),
    offersSignUp: leadsToPlan(authQuery.redirectTo),
    error: describeAddressError(url),
    hasMailbox: config.mail.mailbox,
    signUp: await findOwnSignUp(services, request.headers),
    email: await findExpectedAddress(context, authQuery.redirectTo),
  };
}

/** Shows the form to a visitor who has just signed up: they may have another account. */
const formParameter = "form";

export async function action({ request, context, url }: Route.ActionArgs) {
  const authQuery = readAuthQuery(url);
  let isUnconfirmed = false;
  const { data: reply, init } = await answerForm(request, {
    check: checkLogin,
    secrets: ["password"],
    failureMessage: unexpectedLoginMessage,
    log: context.get(requestContext).log,
    async onValid({ email, password }) {
      const body = { email: parseEmail(email) ?? email, password };
      const answer = await callAuth(context, request, { method: "POST", path: "/sign-in/email", body });
      isUnconfirmed = answer.problem?.code === "email_not_confirmed";
      throwProblem(answer);
      const next = answer.body.twoFactorRedirect
        ? authPath("/login/two-factor", authQuery)
        : (authQuery.redirectTo ?? "/");
      throw redirect(next, { headers: cookieHeaders(answer) });
    },
  });
  const refusal = isUnconfirmed ? "unconfirmed" : refusalOf(init?.status ?? 0);
  return data({ ...reply, refusal } satisfies LoginReply, init ?? undefined);
}

function refusalOf(status: number): LoginRefusal {
  if (status === 429) return "limited";
  return status < 500 ? "refused" : "unexpected";
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, unexpectedLoginMessage);
}

/** Interval at which the page asks its loader until the mailed link is used: then it leads on, or says so. */
const askedEveryMs = 3_000;

export default function LoginPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { authQuery, notice, isGoogleSetUp, purpose, error, signUp, showsForm, hasMailbox, email, offersSignUp } =
    loaderData;
  const busy = useAuthPageBusy();
  // Also when it isn't waiting anymore: the other tab may get its session a moment after the sign-up is confirmed. Not beside a reply,
  // which the router forgets when the loader is asked again.
  usePolling(signUp !== null && !showsForm && !reply, askedEveryMs);
  const isWaiting = signUp?.isWaiting === true && !showsForm && !reply && !error;
  if (isWaiting) return <WaitingPage {...{ authQuery, notice, hasMailbox, email: signUp.email }} />;
  return (
    <AuthPage title="Log in" intro={purpose && `Log in ${purpose}.`} below={<OtherWays authQuery={authQuery} />}>
      {notice && !reply && <NoticeAlert notice={notice} />}
      {offersSignUp && !signUp && !reply && (
        <div className="grid gap-3 rounded-md bg-accent-wash p-5">
          <p className="text-sm">New here? Create an account first. We keep the plan that you chose.</p>
          <ButtonLink to={authPath("/signup", authQuery)} size="lg" variant="secondary">
            Create an account
          </ButtonLink>
        </div>
      )}
      {signUp && !signUp.isWaiting && !reply && (
        <Alert tone="note" title="Your sign-up is no longer waiting">
          If you confirmed your address in another browser, log in here.
        </Alert>
      )}
      {error && !reply && <Alert tone="error">{error}</Alert>}
      {isGoogleSetUp && <GoogleButton authQuery={authQuery} busy={busy} />}
      <LoginForm authQuery={authQuery} busy={busy} reply={reply} email={email ?? signUp?.email} />
      {!isGoogleSetUp && <GoogleNotSetUp />}
    </AuthPage>
  );
}

interface WaitingProps {
  readonly authQuery: AuthQuery;
  readonly notice: Notice | null;
  readonly hasMailbox: boolean;
  readonly email: string;
}

function WaitingPage({ authQuery, notice, hasMailbox, email }: WaitingProps) {
  const withForm = authPath("/login", authQuery);
  return (
    <AuthPage
      title="Check your email"
      below={
        <AuthLink to={`${withForm}${withForm.includes("?") ? "&" : "?"}${formParameter}=yes`}>
          Log in to another account
        </AuthLink>
      }
    >
      {notice && (
        // With scripts, a toast says so.
        <div className="[.js_&]:hidden">
          <NoticeAlert notice={notice} />
        </div>
      )}
      <CheckEmail email={email} authQuery={authQuery} hasMailbox={hasMailbox} />
    </AuthPage>
  );
}

function OtherWays({ authQuery }: { readonly authQuery: AuthQuery }) {
  return (
    <nav aria-label="Other ways to sign in">
      <p>Without a password:</p>
      <ul className="flex flex-wrap gap-x-4">
        <li>
          <AuthLink to={authPath("/login/email", authQuery)}>Email me a code or link</AuthLink>
        </li>
        <li>
          <AuthLink to={authPath("/login/passkey", authQuery)}>Use a passkey</AuthLink>
        </li>
        <li>
          <AuthLink to={authPath("/login/sso", authQuery)}>Single sign-on</AuthLink>
        </li>
      </ul>
    </nav>
  );
}

const errorLengthMax = 60;
const descriptionLengthMax = 200;

/**
 * Reads an error from the sign-in page's address (B2): 'error: description'. Anyone can craft such an address, so it is one short line of
 * plain text.
 */
export function describeAddressError({ searchParams }: URL): string | null {
  const part = (name: string, lengthMax: number) => shorten(tidyLine(searchParams.get(name) ?? ""), lengthMax);
  const parts = [part("error", errorLengthMax), part("error_description", descriptionLengthMax)].filter(Boolean);
  return parts.length > 0 ? parts.join(": ") : null;
}

function shorten(text: string, lengthMax: number): string {
  const characters = [...text];
  return characters.length > lengthMax ? `${characters.slice(0, lengthMax - 1).join("")}…` : text;
}

/**
 * The flash message of the last action (`withNotice`), for pages that show it themselves. The cookie stays for the toast with the same
 * message.
 */
export function readNotice({ headers }: Request): Notice | null {
  const name = parse(headers.get("cookie") ?? "", noticeCookie)[noticeCookie] ?? "";
  return isNotice(name) ? name : null;
}

/** The flash message on the page itself: toasts disappear, and without scripts there are none. */
export function NoticeAlert({ notice }: { readonly notice: Notice }) {
  const { kind, title, ...more } = notices[notice];
  const tone = kind === "error" ? "error" : "note";
  return "description" in more ? (
    <Alert tone={tone} title={title}>
      {more.description}
    </Alert>
  ) : (
    <Alert tone={tone}>{title}</Alert>
  );
}
