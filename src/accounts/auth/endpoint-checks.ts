import { APIError, getSessionFromCtx } from "better-auth/api";
import { eq } from "drizzle-orm";
import { parseEmail } from "#platform/forms/rules.ts";
import { type Mail, sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { isLeakedPassword } from "../leaked-passwords.ts";
import { updateProfile } from "../profile/update-profile.ts";
import { checkProfile, leakedPasswordMessage, passwordError } from "../rules.ts";
import { signUps, users } from "../schema.ts";
import { isWaitingWith } from "../sign-up/begin-sign-up.ts";
import type { HookContext } from "./hook-context.ts";

/** A new account needs a first and last name and a deliverable address, normalized by the same rules as the form's. */
export async function checkNewAccount({ path, body }: HookContext) {
  if (path !== "/sign-up/email") return undefined;
  const form = new FormData();
  for (const name of ["firstName", "lastName"]) form.set(name, typeof body?.[name] === "string" ? body[name] : "");
  const { values, errors } = checkProfile(form);
  const [message] = Object.values(errors);
  if (message) throw new APIError("UNPROCESSABLE_ENTITY", { code: "INVALID_INPUT", message: `${message}.` });
  const email = parseEmail(typeof body?.email === "string" ? body.email : "");
  if (!email) throw new APIError("BAD_REQUEST", { code: "INVALID_EMAIL" });
  const { password } = body ?? {};
  // No other fields reach the new row.
  return { context: { body: { ...values, email, password, name: `${values.firstName} ${values.lastName}` } } };
}

/** Endpoints that set a password, with the field that holds it. */
const chosenBy: Readonly<Record<string, "password" | "newPassword">> = {
  "/sign-up/email": "password",
  "/reset-password": "newPassword",
  "/change-password": "newPassword",
};

/** Refuses a password that is too short, too long, or leaked (OWASP ASVS 5.0, 6.2.4). */
export async function checkNewPassword({ path, body }: HookContext): Promise<void> {
  const field = chosenBy[path ?? ""];
  if (!field) return;
  const password = body?.[field];
  const message = typeof password === "string" ? await weaknessOf(password) : "Please choose a password.";
  if (message) throw new APIError("UNPROCESSABLE_ENTITY", { code: "WEAK_PASSWORD", message });
}

/** @returns what is wrong with a new password, as a message; undefined if it is fine. */
export async function weaknessOf(password: string): Promise<string | undefined> {
  const wrongLength = passwordError(password);
  if (wrongLength) return `${wrongLength}.`;
  return (await isLeakedPassword(password)) ? leakedPasswordMessage : undefined;
}

const paths = ["/sign-in/magic-link", "/email-otp/send-verification-otp", "/sign-in/email-otp"];

/**
 * Emailed links and codes are requested and used with the address in its stored form; codes are for signing in only. Another site can't use
 * a link: it would sign its visitor in to an attacker's account.
 */
export async function checkMailSignIn({ path, body, headers }: HookContext) {
  if (path === "/magic-link/verify" && headers?.get("sec-fetch-site") === "cross-site") {
    throw new APIError("FORBIDDEN", { code: "FOREIGN_LINK" });
  }
  if (!path || !paths.includes(path)) return undefined;
  const email = parseEmail(typeof body?.email === "string" ? body.email : "");
  if (!email) throw new APIError("BAD_REQUEST", { code: "INVALID_EMAIL" });
  const isCodeRequest = path === "/email-otp/send-verification-otp";
  return { context: { body: { email, ...(isCodeRequest ? { type: "sign-in" } : {}) } } };
}

const changeable = ["firstName", "lastName"];

/**
 * Handles `/update-user` instead of the library. Only the first and last name can be changed, by the profile form's rules, and the profile
 * is updated too. Nothing else can: pictures in particular are uploaded, never set to an arbitrary URL.
 * @returns the answer, or nothing for other paths.
 */
export async function changeOwnUser({ db, clock }: Pick<Services, "db" | "clock">, context: HookContext) {
  const { path, body = {} } = context;
  if (path !== "/update-user") return undefined;
  const current = await getSessionFromCtx(context as Parameters<typeof getSessionFromCtx>[0]);
  if (!current) throw new APIError("UNAUTHORIZED", { code: "UNAUTHORIZED" });
  const names = Object.keys(body);
  if (names.length === 0 || names.some((name) => !changeable.includes(name))) {
    throw invalid("Only firstName and lastName can be changed here. Upload pictures in your settings.");
  }
  const form = new FormData();
  for (const name of changeable) {
    const value = Object.hasOwn(body, name) ? body[name] : current.user[name];
    form.set(name, typeof value === "string" ? value : "");
  }
  const { values, errors } = checkProfile(form);
  const [message] = Object.values(errors);
  if (message) throw invalid(`${message}.`);
  await updateProfile(db, { userId: current.user.id, ...values, at: clock.now() });
  return { status: true };
}

const invalid = (message: string) => new APIError("UNPROCESSABLE_ENTITY", { code: "INVALID_INPUT", message });

/**
 * Emails a code or link to an address that has an account or an unconfirmed sign-up. Using it on an unconfirmed sign-up creates an account
 * without the sign-up's name and password (`tellAddressVerified`), because the code proves who owns the address, not who signed up with it.
 * Other addresses get no email.
 * @param write composes the email. @param write.isNew whether using it creates an account.
 */
export async function mailSignIn(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  email: string,
  write: (isNew: boolean) => Mail,
): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const [signUp] = user ? [] : await db.select({ id: signUps.id }).from(signUps).where(isWaitingWith(email));
  if (user || signUp) await sendMail(db, jobs, write(!user));
}
