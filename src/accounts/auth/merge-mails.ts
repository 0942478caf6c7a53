import type { RateLimit } from "#platform/rate-limit/rate-limit.ts";
import type { Services } from "#platform/services.ts";
import type { Attempter } from "./attempt-limits.ts";
import type { AuthAnswer } from "./auth-call.ts";

/** Emails that anyone can trigger by entering an address. The last one follows a correct password on an unconfirmed sign-up. */
export type RequestedMail =
  | "sign-in-code"
  | "sign-in-link"
  | "password-reset"
  | "verification"
  | "sign-in-verification";

const minutes = (count: number) => count * 60;

/**
 * While an email is recent, another request for it is answered as if it had been sent: the owner has a working one, and an attacker can
 * neither flood the mailbox nor use up what the owner needs. The first four in an hour may come a minute apart, since emails do get lost.
 * After that, the gap leaves at least half of the last email's lifetime.
 */
const fresh = (mail: RequestedMail): RateLimit => ({
  name: `${mail}-fresh`,
  attemptsMax: 1,
  windowSeconds: minutes(1),
});
const first = (mail: RequestedMail): RateLimit => ({
  name: `${mail}-first`,
  attemptsMax: 4,
  windowSeconds: minutes(60),
});
const further = (mail: RequestedMail): RateLimit => ({
  name: `${mail}-further`,
  attemptsMax: 1,
  windowSeconds: minutes(mail === "sign-in-code" || mail === "sign-in-link" ? 5 : 15),
});

const mailsByPath = new Map<string, RequestedMail>([
  ["/email-otp/send-verification-otp", "sign-in-code"],
  ["/sign-in/magic-link", "sign-in-link"],
  ["/request-password-reset", "password-reset"],
  ["/send-verification-email", "verification"],
]);

/** @param path of the library's endpoint. @returns undefined if it sends no email that anyone can trigger. */
export const requestedMailOf = (path: string): RequestedMail | undefined => mailsByPath.get(path);

/** The library's answer when it sends one. */
export function mergedAnswerOf(mail: RequestedMail): AuthAnswer {
  const body =
    mail === "sign-in-code"
      ? { success: true }
      : { status: true, ...(mail === "password-reset" ? { message: resetMessage } : {}) };
  return { status: 200, body, cookies: [], location: null, problem: undefined };
}

const resetMessage = "If this email exists in our system, check your email for the reset link";

type Recipient = Pick<Attempter, "email" | "deviceId">;
type Needs = Pick<Services, "rateLimits">;

/** The owner's own browser is counted separately, so requests from elsewhere never delay its emails. */
const subjectOf = ({ email = "", deviceId }: Recipient): string => (deviceId ? `${email} ${deviceId}` : email);

/** @returns whether to send it: false while one is recent. The same for addresses without an account. */
export async function takeMailTurn(services: Needs, mail: RequestedMail, to: Recipient): Promise<boolean> {
  const { rateLimits } = services;
  const subject = subjectOf(to);
  if (!(await rateLimits.tryConsume(fresh(mail), subject))) return false;
  return (await rateLimits.tryConsume(first(mail), subject)) || rateLimits.tryConsume(further(mail), subject);
}

/** Call this when no usable email is left: it was not sent, or its code or link has been used. */
export async function endMailTurn(services: Needs, mail: RequestedMail, to: Recipient): Promise<void> {
  const subject = subjectOf(to);
  for (const limit of [fresh(mail), further(mail)]) await services.rateLimits.clear(limit, subject);
}

/** Call this when the owner has used a code or link in this browser. Any of their browsers can then request a new one. */
export async function endMailTurns(
  services: Needs,
  mails: readonly RequestedMail[],
  { email, deviceId }: { readonly email: string; readonly deviceId: string | null },
): Promise<void> {
  for (const mail of mails) {
    for (const to of [{ email }, ...(deviceId ? [{ email, deviceId }] : [])]) await endMailTurn(services, mail, to);
  }
}
