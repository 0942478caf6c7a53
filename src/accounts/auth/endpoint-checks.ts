import { APIError, getSessionFromCtx } from "better-auth/api";
import { eq } from "drizzle-orm";
import { parseEmail } from "#platform/forms/rules.ts";
import { type Mail, sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { isLeakedPassword } from "../leaked-passwords.ts";
import { updateProfile } from "../profile/update-profile.ts";
import { checkProfile, leakedPasswordMessage, passwordError } from "../rules.ts";
import { signUps, users } from "../schema.ts";
import type { HookContext } from "./hook-context.ts";

/** A new account has a first and a last name and an address that mail can be sent to, as tidied by the same rules as the form's. */
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
  // Nothing else that was sent reaches the new row.
  return { context: { body: { ...values, email, password, name: `${values.firstName} ${values.lastName}` } } };
}

/** Where a password is chosen, and under which name. */
const chosenBy: Readonly<Record<string, "password" | "newPassword">> = {
  "/sign-up/email": "password",
  "/reset-password": "newPassword",
  "/change-password": "newPassword",
};

/** Refuses a password that is too short, too long, or known to attackers (OWASP ASVS 5.0, 6.2.4). */
export async function checkNewPassword({ path, body }: HookContext): Promise<void> {
  const field = chosenBy[path ?? ""];
  if (!field) return;
  const password = body?.[field];
  const message = typeof password === "string" ? await weaknessOf(password) : "Please choose a password.";
  if (message) throw new APIError("UNPROCESSABLE_ENTITY", { code: "WEAK_PASSWORD", message });
}

/** @returns what is wrong with a new password, in a sentence; undefined when nothing is. */
export async function weaknessOf(password: string): Promise<string | undefined> {
  const wrongLength = passwordError(password);
  if (wrongLength) return `${wrongLength}.`;
  return (await isLeakedPassword(password)) ? leakedPasswordMessage : undefined;
}

const paths = ["/sign-in/magic-link", "/email-otp/send-verification-otp", "/sign-in/email-otp"];

/**
 * A link or code by mail is asked for, and used, under the one form in which an address is kept; codes are for signing in only. A page
 * of somebody else's cannot use a link: it would sign its reader in to the account of whoever made that page.
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
 * Answers `/update-user` in the library's place: first and last name can be changed there, by the profile form's rules and with the profile
 * in step. Nothing else can; a picture above all is uploaded, never an address that somebody gives.
 * @returns the answer, or nothing for all other paths.
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
 * Sends a code or link to the owner of an address that has an account, or a sign-up that waits. Using it then opens an account without what
 * the sign-up set (`tellAddressVerified`), because the code shows whose the address is, not who signed up with it. Other addresses get
 * nothing.
 * @param write the mail. @param write.isNew whether an account is made by what is mailed.
 */
export async function mailSignIn(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  email: string,
  write: (isNew: boolean) => Mail,
): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const [signUp] = user ? [] : await db.select({ id: signUps.id }).from(signUps).where(eq(signUps.email, email));
  if (user || signUp) await sendMail(db, jobs, write(!user));
}
