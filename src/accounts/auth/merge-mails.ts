import type { RateLimit } from "#platform/rate-limit/rate-limit.ts";
import type { Services } from "#platform/services.ts";
import type { Attempter } from "./attempt-limits.ts";
import type { AuthAnswer } from "./auth-call.ts";

/** What anybody can have mailed to an address by naming it; the last one comes after a right password, while it is not confirmed. */
export type RequestedMail =
  | "sign-in-code"
  | "sign-in-link"
  | "password-reset"
  | "verification"
  | "sign-in-verification";

const minutes = (count: number) => count * 60;

/**
 * While a mail is fresh, another request for the same is answered as if it had been sent: the owner has one that works, and an attacker
 * cannot flood the mailbox, nor use up what the owner needs. The first four of an hour may come a minute apart, since a mail does get
 * lost; then they come so far apart that at least half of the last one's time is left.
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

/** @param path of the library's endpoint. @returns undefined where it mails nothing that anybody can ask for. */
export const requestedMailOf = (path: string): RequestedMail | undefined => mailsByPath.get(path);

/** What the library answers when it sends one. */
export function mergedAnswerOf(mail: RequestedMail): AuthAnswer {
  const body =
    mail === "sign-in-code"
      ? { success: true }
      : { status: true, ...(mail === "password-reset" ? { message: resetMessage } : {}) };
  return { status: 200, body, cookies: [], location: null, problem: undefined };
}

const resetMessage = "If this email exists in our system, check your email for the reset link";

type Recipient = Pick<Attempter, "email" | "deviceId">;
type Needs = Pick<Services, "rateLimits" | "secrets">;

/** A browser of the owner's has its own turn: what others ask for elsewhere delays none of its mails. */
const subjectOf = ({ secrets }: Needs, { email = "", deviceId }: Recipient): string =>
  secrets.digest("rate-limit", deviceId ? `${email} ${deviceId}` : email);

/** @returns whether to send it: false while one is fresh. The same for addresses without an account. */
export async function takeMailTurn(services: Needs, mail: RequestedMail, to: Recipient): Promise<boolean> {
  const { rateLimits } = services;
  const subject = subjectOf(services, to);
  if (!(await rateLimits.tryConsume(fresh(mail), subject))) return false;
  return (await rateLimits.tryConsume(first(mail), subject)) || rateLimits.tryConsume(further(mail), subject);
}

/** There is no mail any more that could be used: it was not sent, or what was in it has been used up. */
export async function endMailTurn(services: Needs, mail: RequestedMail, to: Recipient): Promise<void> {
  const subject = subjectOf(services, to);
  for (const limit of [fresh(mail), further(mail)]) await services.rateLimits.clear(limit, subject);
}

/** The owner has used what such mails hold, in this browser. Whichever of their browsers asks next gets a new one. */
export async function endMailTurns(
  services: Needs,
  mails: readonly RequestedMail[],
  { email, deviceId }: { readonly email: string; readonly deviceId: string | null },
): Promise<void> {
  for (const mail of mails) {
    for (const to of [{ email }, ...(deviceId ? [{ email, deviceId }] : [])]) await endMailTurn(services, mail, to);
  }
}
