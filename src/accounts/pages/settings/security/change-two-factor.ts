import { data, type RouterContextProvider, redirect } from "react-router";
import { AppError } from "#platform/errors.ts";
import { readIntent } from "#platform/forms/read-form.ts";
import { type FieldErrors, type FormReply, fieldOf } from "#platform/forms/rules.ts";
import { servicesContext } from "#platform/services.ts";
import { accountsContext, callAuth, cookieHeaders } from "../../../accounts-context.ts";
import type { AuthAnswer } from "../../../auth/auth-call.ts";
import { confirmPath } from "../../../redirect-paths.ts";
import { checkPasswordStepUp, checkTwoFactorSetup, type Viewer } from "../../../rules.ts";
import { getTwoFactorState, setupOf, type TwoFactorSetup } from "../../../two-factor/two-factor-setup.ts";
import { withNotice } from "../../../ui/flash-messages.ts";

const twoFactorPath = "/settings/security/two-factor";

/** Actions that the page's forms can request. */
const intents = ["begin", "confirm", "renew", "switch-off"] as const;
export type TwoFactorIntent = (typeof intents)[number];

/** Reply that the page shows next. It is stored nowhere else. */
export type TwoFactorReply =
  | { readonly outcome: "setup"; readonly setup: TwoFactorSetup; readonly refusal: Refusal | null }
  | { readonly outcome: "codes"; readonly codes: readonly string[] }
  | (Refusal & { readonly intent: TwoFactorIntent });

type Refusal = Extract<FormReply, { readonly outcome: "refused" }>;

interface Change {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  readonly form: FormData;
  readonly viewer: Viewer;
  readonly hasPassword: boolean;
}

/** Carries out a form's request. @throws a redirect. */
export function changeTwoFactor(change: Change) {
  const intent = readIntent(change.form, intents);
  if (intent === "confirm") return confirm(change);
  const { errors } = change.hasPassword ? checkPasswordStepUp(change.form) : { errors: {} };
  if (Object.keys(errors).length > 0) return refuse(intent, 422, errors);
  const changes = { begin, renew, "switch-off": switchOff };
  return changes[intent](change);
}

async function begin(change: Change) {
  const answer = await ask(change, "/two-factor/enable");
  if (answer.problem) return refuseAnswer("begin", answer);
  const secret = new URL(String(answer.body.totpURI)).searchParams.get("secret") ?? "";
  return showSetup(change, { secret, recoveryCodes: codesOf(answer) }, 200, null);
}

/** Turns it on. The recovery code is checked but not used up, and it is checked first because an authenticator code works only once. */
async function confirm(change: Change) {
  const { context, form, viewer } = change;
  const { db } = context.get(servicesContext);
  if ((await getTwoFactorState(db, viewer.userId)) !== "begun") throw redirect(twoFactorPath);
  const { values, errors } = checkTwoFactorSetup(form);
  const sent = { secret: fieldOf(form, "secret"), recoveryCodes: fieldOf(form, "recoveryCodes").split(" ") };
  const show = (status: number, refusal: Refusal) => showSetup(change, sent, status, refusal);
  if (Object.keys(errors).length > 0) return show(422, refusalOf(errors));
  const kept = await context.get(accountsContext).listRecoveryCodes(viewer.userId);
  if (!kept.includes(values.recoveryCode))
    return show(422, refusalOf({ recoveryCode: "This isn’t one of the codes above" }));
  const answer = await call(change, "/two-factor/verify-totp", { code: values.code });
  if (answer.problem) return show(answer.status, refusalOf({}, answer.problem.message));
  throw redirect(twoFactorPath, { headers: withNotice("two-factor-on", cookieHeaders(answer)) });
}

async function renew(change: Change) {
  const answer = await ask(change, "/two-factor/generate-backup-codes");
  if (answer.problem) return refuseAnswer("renew", answer);
  return data<TwoFactorReply>({ outcome: "codes", codes: codesOf(answer) }, { headers: cookieHeaders(answer) });
}

const codesOf = ({ body: { backupCodes } }: AuthAnswer): string[] =>
  Array.isArray(backupCodes) ? backupCodes.map(String) : [];

async function switchOff(change: Change): Promise<ReturnType<typeof refuse>> {
  const answer = await ask(change, "/two-factor/disable");
  if (answer.problem) return refuseAnswer("switch-off", answer);
  throw redirect(twoFactorPath, { headers: withNotice("two-factor-off", cookieHeaders(answer)) });
}

/** Calls the library with the password, if the account has one: the library checks it. */
async function ask(change: Change, path: string): Promise<AuthAnswer> {
  const answer = await call(change, path, change.hasPassword ? { password: fieldOf(change.form, "password") } : {});
  if (answer.problem?.code === "reauthentication_needed") throw redirect(confirmPath(twoFactorPath));
  return answer;
}

/** Rate-limit refusals are shown on the form too. */
async function call({ context, request }: Change, path: string, body: Readonly<Record<string, string>>) {
  try {
    return await callAuth(context, request, { method: "POST", path, body });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problem = { code: error.code, message: error.userMessage };
    return { status: error.status, body: {}, cookies: [], location: null, problem } satisfies AuthAnswer;
  }
}

function showSetup(
  { context, viewer }: Change,
  secrets: Parameters<typeof setupOf>[0],
  status: number,
  refusal: Refusal | null,
) {
  const { product } = context.get(servicesContext).config;
  const setup = setupOf(secrets, { productName: product.name, email: viewer.email });
  if (!setup) return refuse("begin", 422, {}, "The setup was incomplete. Please start again.");
  return data<TwoFactorReply>({ outcome: "setup", setup, refusal }, { status });
}

function refuseAnswer(intent: TwoFactorIntent, { problem, status }: AuthAnswer) {
  return refuse(intent, status, {}, problem?.message);
}

function refuse(intent: TwoFactorIntent, status: number, errors: FieldErrors, message?: string) {
  return data<TwoFactorReply>({ ...refusalOf(errors, message), intent }, { status });
}

const refusalOf = (errors: FieldErrors, message: string | null = null): Refusal => ({
  outcome: "refused",
  values: {},
  errors,
  message,
});
