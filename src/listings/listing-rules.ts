/** Addresses, states and names of what users do for the directory. Without the rules of forms, because every page of a tool loads this. */

export const submitPath = "/submit";
export const submissionPath = (id: string): string => `${submitPath}/${id}`;
/** Saves a draft while it is written. */
export const submissionSavePath = (id: string): string => `/api/submissions/${id}`;
export const toolPath = (slug: string): string => `/tools/${slug}`;
export const claimPath = (slug: string): string => `/tools/${slug}/claim`;
export const editListingPath = (slug: string): string => `/tools/${slug}/edit`;
export const picturesPath = (slug: string): string => `/tools/${slug}/pictures`;
export const reportPath = (slug: string, reviewId?: string): string =>
  `/tools/${slug}/report${reviewId ? `?review=${reviewId}` : ""}`;
export const reviewPath = (slug: string): string => `/tools/${slug}/review`;
export const upvotePath = (slug: string): string => `/tools/${slug}/upvote`;

/** The next step is the user's, the operator's, the user's again, or no one's. */
export const submissionStates = ["draft", "in_review", "asked_back", "published", "refused"] as const;
export type SubmissionState = (typeof submissionStates)[number];

export const submissionStateNames: Readonly<Record<SubmissionState, string>> = {
  draft: "Draft",
  in_review: "In review",
  asked_back: "We have a question",
  published: "Published",
  refused: "Refused",
};

/** States that an operator sees: a draft is its user's own. */
export const queuedStates = [
  "in_review",
  "asked_back",
  "published",
  "refused",
] as const satisfies readonly SubmissionState[];

/** `waiting`: proved, while another user is the verified maker already; the operator decides. */
export const claimStates = ["open", "waiting", "verified", "refused", "revoked"] as const;
export type ClaimState = (typeof claimStates)[number];
/** States that an operator works on; a claim without a proof is its user's own. */
export const decidableClaimStates = [
  "waiting",
  "verified",
  "refused",
  "revoked",
] as const satisfies readonly ClaimState[];
export type ClaimMethod = "dns" | "meta";

export const claimStateNames: Readonly<Record<ClaimState, string>> = {
  open: "Not verified yet",
  waiting: "Waiting for a decision",
  verified: "Verified maker",
  refused: "Refused",
  revoked: "Taken back",
};

export const proposalStates = ["waiting", "published", "refused"] as const;
export type ProposalState = (typeof proposalStates)[number];

export const proposalStateNames: Readonly<Record<ProposalState, string>> = {
  waiting: "Waiting for review",
  published: "Published",
  refused: "Refused",
};

/** A picture of a listing is one of its screenshots, or its logo. */
export type PictureKind = "screenshot" | "logo";

export const pictureStates = ["waiting", "published", "refused"] as const;
export type PictureState = (typeof pictureStates)[number];

export const pictureStateNames: Readonly<Record<PictureState, string>> = {
  waiting: "Waiting for review",
  published: "Published",
  refused: "Refused",
};

export const reviewStates = ["in_review", "published", "refused"] as const;
export type ReviewState = (typeof reviewStates)[number];

export const reviewStateNames: Readonly<Record<ReviewState, string>> = {
  in_review: "In review",
  published: "Published",
  refused: "Refused",
};

export const reportStates = ["open", "resolved", "dismissed"] as const;
export type ReportState = (typeof reportStates)[number];

export const reportStateNames: Readonly<Record<ReportState, string>> = {
  open: "Open",
  resolved: "Fixed",
  dismissed: "No problem found",
};

/** Reasons for a report of a listing; `review` is for a review of it. */
export const reportReasons = {
  "broken-link": "The link doesn’t work",
  "wrong-facts": "Something is wrong or out of date",
  spam: "It’s spam or misleading",
  picture: "A picture doesn’t belong here",
  other: "Something else",
} as const;
export type ReportReason = keyof typeof reportReasons | "review";

export const reasonNames: Readonly<Record<ReportReason, string>> = {
  ...reportReasons,
  review: "A review breaks the rules",
};

/** Kinds of what users send to the directory, by the queue that an operator reads it in. */
export const sentKinds = ["submissions", "claims", "edits", "reports", "reviews"] as const;
export type SentKind = (typeof sentKinds)[number];

/** The facts of a listing that users write: in a submission, and in an edit of their own listing. */
export interface ListingFacts {
  readonly name: string;
  readonly website: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly categoryId: string;
  readonly isPaid: boolean;
}

export const factNames: Readonly<Record<keyof ListingFacts, string>> = {
  name: "Name",
  website: "Website",
  description: "Description",
  tags: "Tags",
  categoryId: "Category",
  isPaid: "Price",
};

/** A fact as people read it. */
export function factText(
  facts: Partial<ListingFacts>,
  key: keyof ListingFacts,
  categories: readonly { readonly id: string; readonly name: string }[],
): string {
  const value = facts[key];
  if (key === "categoryId") return categories.find(({ id }) => id === value)?.name ?? String(value ?? "");
  if (typeof value === "boolean") return value ? "Paid" : "Has a free plan";
  return Array.isArray(value) ? value.join(", ") : String(value ?? "");
}

/** A published review. */
export interface ShownReview {
  readonly id: string;
  readonly rating: number;
  readonly text: string;
  /** The author's use of the tool; empty where they don't say. */
  readonly usedFor: string;
  /** True if its author had run it here when they wrote. */
  readonly hasRun: boolean;
  /** First name and initial. */
  readonly author: string;
  readonly publishedAt: Date;
}

/** `Ada L.`: as much as others see of who wrote a review. */
export const shownAuthor = (name: { readonly firstName: string; readonly lastName: string } | undefined): string => {
  const first = name?.firstName.trim() ?? "";
  const [initial] = [...(name?.lastName.trim() ?? "")];
  if (first === "") return "A user";
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
};
