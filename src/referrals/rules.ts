/** Pure decisions about referrals. The browser uses them too. */
import { type Checked, emailMessage, fieldOf, parseEmail, withoutEmpty } from "#platform/forms/rules.ts";
import { readPageNumber } from "#platform/http/read-page-number.ts";
import { normalAddress } from "./normal-address.ts";

/** AIC that friend and referrer each get (D4). */
export const referralReward = 50;

/** Used if no code is known (D1). */
export const fallbackCode = "AIDESIGN";

export type ReferralStatus = "pending" | "completed" | "refused" | "reversed";

/** Labels that the referrer sees. The reason why a referral does not count stays private. */
export const statusWords: Readonly<Record<ReferralStatus, string>> = {
  pending: "Pending",
  completed: "Completed",
  refused: "Not counted",
  reversed: "Reversed",
};

const codeShape = /^(?:[0-9A-F]{8,32}|AIDESIGN)$/;

/** @returns the code in its stored form; undefined if the format is invalid. Does not check whether it exists. */
export function parseCode(text: string | null | undefined): string | undefined {
  const code = (text ?? "").trim().toUpperCase();
  return codeShape.test(code) ? code : undefined;
}

/** @returns the shared path. `/invite/{code}` shows the same page. */
export const sharePath = (code: string): string => `/r/${code}`;

/** The canonical path of the page that shared links open (D1). */
export const invitePath = (code: string): string => `/invite/${code}`;

export const signUpPath = (code: string | undefined): string => (code ? `/signup?ref=${code}` : "/signup");

export const dashboardPath = "/referral-dashboard";

export type DashboardTab = "overview" | "history";

/** Parses `/referral-dashboard?tab=history&page=2`. Unknown values are ignored. */
export function readTab(parameters: URLSearchParams): { readonly tab: DashboardTab; readonly page: number } {
  return {
    tab: parameters.get("tab") === "history" ? "history" : "overview",
    page: readPageNumber(parameters),
  };
}

export function tabPath(tab: DashboardTab, page = 1): string {
  if (tab === "overview") return dashboardPath;
  return `${dashboardPath}?tab=history${page > 1 ? `&page=${page}` : ""}`;
}

/** The opt-out page of invitations. Mail programs post to it too (RFC 8058). */
export const stopInvitationsPath = "/invitations/stop";

/** Number of invitations that a user can send within 24 hours. */
export const invitesPerDayMax = 10;

export type InviteField = "email";

/** @param ownEmail the inviter's address; only set on the server. */
export function checkInvite(form: FormData, ownEmail?: string): Checked<InviteField> {
  const values = { email: fieldOf(form, "email") };
  const email = parseEmail(values.email);
  const isOwn = email !== null && ownEmail !== undefined && normalAddress(email) === normalAddress(ownEmail);
  return {
    values,
    errors: withoutEmpty({
      email: email === null ? emailMessage : isOwn ? "This is your own address. Please enter your friend’s" : undefined,
    }),
  };
}
