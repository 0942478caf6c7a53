/** Referrals, as pure decisions: the browser uses them too. */
import { type Checked, emailMessage, fieldOf, parseEmail, withoutEmpty } from "#platform/forms/rules.ts";
import { readPageNumber } from "#platform/http/read-page-number.ts";
import { normalAddress } from "./normal-address.ts";

/** What friend and referrer each get, AIC (D4). */
export const referralReward = 50;

/** For whom no code is known (D1). */
export const fallbackCode = "AIDESIGN";

export type ReferralStatus = "pending" | "completed" | "refused" | "reversed";

/** What the referrer reads of it. Why one does not count is between its friend and us. */
export const statusWords: Readonly<Record<ReferralStatus, string>> = {
  pending: "Pending",
  completed: "Completed",
  refused: "Not counted",
  reversed: "Taken back",
};

const codeShape = /^(?:[0-9A-F]{8,32}|AIDESIGN)$/;

/** @returns a code in the form in which it is kept; undefined for what cannot be one. Nobody has looked whether it is somebody's. */
export function parseCode(text: string | null | undefined): string | undefined {
  const code = (text ?? "").trim().toUpperCase();
  return codeShape.test(code) ? code : undefined;
}

/** @returns the path that is shared; `/invite/{code}` shows the same page. */
export const sharePath = (code: string): string => `/r/${code}`;

/** The one address of the page that a shared link opens (D1). */
export const invitePath = (code: string): string => `/invite/${code}`;

export const signUpPath = (code: string | undefined): string => (code ? `/signup?ref=${code}` : "/signup");

export const dashboardPath = "/referral-dashboard";

export type DashboardTab = "overview" | "history";

/** What `/referral-dashboard?tab=history&page=2` shows. Anything unknown counts as not given. */
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

/** Where an invitation's way out leads; mail programs post to it as well (RFC 8058). */
export const stopInvitationsPath = "/invitations/stop";

/** How many invitations somebody may send within 24 hours. */
export const invitesPerDayMax = 10;

export type InviteField = "email";

/** @param ownEmail of whoever invites; the browser need not know it. */
export function checkInvite(form: FormData, ownEmail?: string): Checked<InviteField> {
  const values = { email: fieldOf(form, "email") };
  const email = parseEmail(values.email);
  const isOwn = email !== null && ownEmail !== undefined && normalAddress(email) === normalAddress(ownEmail);
  return {
    values,
    errors: withoutEmpty({
      email: email === null ? emailMessage : isOwn ? "That is your own address: your friend's goes here" : undefined,
    }),
  };
}
