import { parseEmail } from "#platform/forms/rules.ts";

/** Lists of visitors who agreed to mail. */
export const mailingLists = { newsletter: "Newsletter", "early-access": "Early access" } as const;
export type MailingList = keyof typeof mailingLists;

export const isMailingList = (text: string): text is MailingList => Object.hasOwn(mailingLists, text);

/** Parts of a list, told apart by nothing but what is stored anyway. */
export const segments = {
  all: "Everyone",
  "without-account": "Without an account",
  "code-unused": "Code not used",
} as const;
export type Segment = keyof typeof segments;

export const isSegment = (text: string): text is Segment => Object.hasOwn(segments, text);

export const segmentsOf: Readonly<Record<MailingList, readonly Segment[]>> = {
  newsletter: ["all", "without-account"],
  "early-access": ["all", "without-account", "code-unused"],
};

/** Recipients of a letter: those of a list who may be mailed, and who joined in a time. */
export interface Audience {
  readonly list: MailingList;
  readonly segment: Segment;
  /** First moment. */
  readonly since: Date | null;
  /** First moment that is too late. */
  readonly before: Date | null;
}

/** States of an address on a list, as its operator sees them. Only those who are `reached` get letters. */
export const memberStates = {
  reached: "Gets mail",
  unconfirmed: "Not confirmed",
  "code-only": "Code only",
  unsubscribed: "Unsubscribed",
  bounced: "Bounced",
} as const;
export type MemberState = keyof typeof memberStates;

export const statesOf: Readonly<Record<MailingList, readonly MemberState[]>> = {
  newsletter: ["reached", "unconfirmed", "unsubscribed", "bounced"],
  "early-access": ["reached", "code-only", "unsubscribed", "bounced"],
};

/** Addresses that are marked at once. */
const pastedMax = 500;

/**
 * Reads addresses that were pasted, one a line or between commas.
 * @returns a sentence instead for what is none.
 */
export function readAddresses(text: string): readonly string[] | string {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  if (parts.length === 0) return "Paste at least one address.";
  if (parts.length > pastedMax) return `Paste at most ${pastedMax} addresses at once.`;
  const emails = parts.map((part) => parseEmail(part.replace(/^<(.*)>$/, "$1")));
  const wrong = emails.indexOf(null);
  if (wrong !== -1) return `“${(parts[wrong] ?? "").slice(0, 80)}” is not an address.`;
  return [...new Set(emails.filter((email) => email !== null))];
}

/** Orders of the operator's list of members; the first one is usual. */
export const memberSorts = ["newest", "oldest", "email"] as const;
export type MemberSort = (typeof memberSorts)[number];

/** The pages that end a subscription. Mail programs post their one-click unsubscription there, too (RFC 8058). */
export const unsubscribePaths: Readonly<Record<MailingList, string>> = {
  newsletter: "/newsletter/unsubscribe",
  "early-access": "/early-access/unsubscribe",
};

export const isUnsubscribePath = (path: string): boolean => Object.values(unsubscribePaths).includes(path);
