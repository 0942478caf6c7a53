import { listSent } from "#listings/index.ts";
import {
  claimStateNames,
  proposalStateNames,
  reportStateNames,
  reviewStateNames,
  type SentKind,
  sentKinds,
  submissionStateNames,
} from "#listings/rules.ts";
import type { Executor } from "#platform/db/database.ts";
import type { ListPage } from "#platform/list-query.ts";
import { listOwnRequests } from "#support/index.ts";
import { inboxRequestPath, stateNames, supportSubjects } from "#support/rules.ts";

/** Kinds of what a user sends to the operator; the first one is usual. */
export const sentTabs = ["support", ...sentKinds] as const;
export type SentTab = (typeof sentTabs)[number];

/** Something that a user sent, with the operator's pages of what it is about and of its queue. */
export interface SentLine {
  readonly id: string;
  readonly name: string;
  /** Null where the queue alone has it. */
  readonly path: string | null;
  readonly text: string;
  readonly state: string;
  readonly queuePath: string;
  readonly at: Date;
}

const statesOf: Readonly<Record<SentKind, Readonly<Record<string, string>>>> = {
  submissions: submissionStateNames,
  claims: claimStateNames,
  edits: proposalStateNames,
  reports: reportStateNames,
  reviews: reviewStateNames,
};

/** Lists what one user has sent, of one kind, the latest first. @param page from 1. */
export async function listSentLines(
  db: Executor,
  { userId, kind, page }: { readonly userId: string; readonly kind: SentTab; readonly page: number },
): Promise<ListPage<SentLine>> {
  if (kind === "support") {
    const { requests, pages } = await listOwnRequests(db, userId, page);
    const rows = requests.map(({ id, subject, beginning, state, changedAt }) => ({
      id,
      name: supportSubjects[subject],
      path: inboxRequestPath(id),
      text: beginning,
      state: stateNames[state],
      queuePath: `/admin/support?state=${state}`,
      at: changedAt,
    }));
    return { rows, page, hasNext: page < pages };
  }
  const { rows, ...rest } = await listSent(db, { userId, kind, page });
  return {
    ...rest,
    rows: rows.map(({ toolSlug, state, ...row }) => ({
      ...row,
      path: toolSlug && `/admin/directory/tools/${toolSlug}`,
      state: statesOf[kind][state] ?? state,
      queuePath: `/admin/${kind}?state=${state}`,
    })),
  };
}
