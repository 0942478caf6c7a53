import type { Executor } from "#platform/db/database.ts";
import { listRunMembers } from "#runs/index.ts";
import { listFirstNames } from "#teams/index.ts";

interface Authored {
  readonly id: string;
  /** In the order of being asked. */
  readonly answers: readonly { readonly runId: string | null }[];
}

/**
 * First names of the members who wrote messages of a team’s conversation, by the messages’ ids, without those of the reader. The run of a
 * message’s first answer knows who began it; a run that is gone doesn’t.
 */
export async function listAuthors(
  db: Executor,
  { messages, readerId }: { readonly messages: readonly Authored[]; readonly readerId: string },
): Promise<ReadonlyMap<string, string>> {
  const runOf = (message: Authored) => message.answers[0]?.runId ?? "";
  const members = await listRunMembers(db, messages.map(runOf).filter(Boolean));
  const names = await listFirstNames(
    db,
    [...members.values()].filter((id) => id !== null),
  );
  const nameOf = (memberId: string | null | undefined): string =>
    memberId === undefined ? "A member" : (names.get(memberId ?? "") ?? "A former member");
  return new Map(
    messages.flatMap((message) => {
      const memberId = members.get(runOf(message));
      return memberId === readerId ? [] : [[message.id, nameOf(memberId)] as const];
    }),
  );
}
