import { data, type RouterContextProvider, redirect } from "react-router";
import { AppError } from "#platform/errors.ts";
import { type FieldErrors, fieldOf } from "#platform/forms/rules.ts";
import { servicesContext } from "#platform/services.ts";
import { accountsContext, callAuth, cookieHeaders } from "../../../accounts-context.ts";
import type { AuthAnswer } from "../../../auth/auth-gateway.ts";
import { confirmPath } from "../../../confirm-path.ts";
import { checkPasswordProof, checkTotpCode, type Viewer } from "../../../rules.ts";
import { setupOf, type TwoFactorSetup } from "../../../two-factor/setup-of.ts";
import { withNotice } from "../../with-notice.ts";

export const twoFactorPath = "/settings/security/two-factor";

/** What the page's forms can ask for. */
export type TwoFactorIntent = "begin" | "confirm" | "renew" | "switch-off";

/** What the page shows next. Nothing of it is kept anywhere else. */
export type TwoFactorReply =
  | { readonly outcome: "setup"; readonly setup: TwoFactorSetup; readonly errors: FieldErrors }
  | { readonly outcome: "codes"; readonly codes: readonly string[]; readonly isNew: boolean }
  | {
      readonly outcome: "refused";
      readonly intent: TwoFactorIntent;
      readonly values: Readonly<Record<string, string>>;
      readonly errors: FieldErrors;
      readonly message: string | null;
    };

interface Change {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  readonly form: FormData;
  readonly viewer: Viewer;
  readonly hasPassword: boolean;
}

/** Carries out what a form of the page asks for. @throws a redirect. */
export function changeTwoFactor(change: Change) {
  const intent = intentOf(change.form);
  if (intent === "confirm") return confirm(change);
  const { errors } = change.hasPassword ? checkPasswordProof(change.form) : { errors: {} };
  if (Object.keys(errors).length > 0) return refuse(intent, 422, errors);
  const changes = { begin, renew, "switch-off": switchOff };
  return changes[intent](change);
}

function intentOf(form: FormData): TwoFactorIntent {
  const intent = fieldOf(form, "intent");
  return intent === "confirm" || intent === "renew" || intent === "switch-off" ? intent : "begin";
}

async function begin(change: Change) {
  const answer = await ask(change, "/two-factor/enable");
  if (answer.problem) return refuseAnswer("begin", answer);
  const secret = new URL(String(answer.body.totpURI)).searchParams.get("secret") ?? "";
  return showSetup(change, secret, 200, {});
}

/** Only with this it is on. */
async function confirm(change: Change) {
  const { context, form, viewer } = change;
  const { values, errors } = checkTotpCode(form);
  const secret = fieldOf(form, "secret");
  if (errors.code) return showSetup(change, secret, 422, errors);
  const answer = await call(change, "/two-factor/verify-totp", { code: values.code });
  if (answer.problem) return showSetup(change, secret, answer.status, { code: answer.problem.message });
  const codes = await context.get(accountsContext).listRecoveryCodes(viewer.userId);
  return showCodes(codes, true, answer);
}

async function renew(change: Change) {
  const answer = await ask(change, "/two-factor/generate-backup-codes");
  if (answer.problem) return refuseAnswer("renew", answer);
  const { backupCodes } = answer.body;
  return showCodes(Array.isArray(backupCodes) ? backupCodes.map(String) : [], false, answer);
}

async function switchOff(change: Change): Promise<ReturnType<typeof refuse>> {
  const answer = await ask(change, "/two-factor/disable");
  if (answer.problem) return refuseAnswer("switch-off", answer);
  throw redirect(twoFactorPath, { headers: withNotice("two-factor-off", cookieHeaders(answer)) });
}

/** With the password, where the account has one: the library checks it. */
async function ask(change: Change, path: string): Promise<AuthAnswer> {
  const answer = await call(change, path, change.hasPassword ? { password: fieldOf(change.form, "password") } : {});
  if (answer.problem?.code === "reauthentication_needed") throw redirect(confirmPath(twoFactorPath));
  return answer;
}

/** What was tried too often is said on the form too. */
async function call({ context, request }: Change, path: string, body: Readonly<Record<string, string>>) {
  try {
    return await callAuth(context, request, { method: "POST", path, body });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problem = { code: error.code, message: error.userMessage };
    return { status: error.status, body: {}, cookies: [], location: null, problem } satisfies AuthAnswer;
  }
}

function showSetup({ context, viewer }: Change, secret: string, status: number, errors: FieldErrors) {
  const { product } = context.get(servicesContext).config;
  const setup = setupOf(secret, { productName: product.name, email: viewer.email });
  if (!setup) return refuse("begin", 422, {}, "The set-up was not whole. Please begin again.");
  return data<TwoFactorReply>({ outcome: "setup", setup, errors }, { status });
}

function showCodes(codes: readonly string[], isNew: boolean, answer: AuthAnswer) {
  return data<TwoFactorReply>({ outcome: "codes", codes, isNew }, { headers: cookieHeaders(answer) });
}

function refuseAnswer(intent: TwoFactorIntent, { problem, status }: AuthAnswer) {
  const message = problem?.message ?? null;
  const isPassword = problem?.code === "invalid_password";
  return isPassword ? refuse(intent, status, { password: message ?? "" }) : refuse(intent, status, {}, message);
}

function refuse(intent: TwoFactorIntent, status: number, errors: FieldErrors, message: string | null = null) {
  return data<TwoFactorReply>({ outcome: "refused", intent, values: {}, errors, message }, { status });
}
