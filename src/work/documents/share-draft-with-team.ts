import { and, eq } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import type { Actor } from "#teams/index.ts";
import { holdPrivate, shareWithTeam } from "../sharing/share-with-team.ts";
import { gone, lockDocuments, requireRoom } from "./documents.ts";
import { documents } from "./schema.ts";

interface SharedDraft {
  readonly actor: Pick<Actor, "userId" | "team">;
  readonly documentId: string;
}

/**
 * Shares a draft that a member of a team keeps to themselves with the team, with its link.
 * @throws {AppError} `not_found`, also for another member’s; `conflict` if the team has too many; as `shareWithTeam`.
 */
export function shareDraftWithTeam(
  services: Pick<Services, "db" | "clock">,
  { actor, documentId }: SharedDraft,
): Promise<void> {
  const kind = "draft";
  const work = { kind: "document", id: documentId } as const;
  return shareWithTeam(services, { actor, kind, work }, async (tx, { fromId, toId, teamName }) => {
    await lockDocuments(tx, toId);
    const held = { id: documentId, title: documents.title, fromId, toId, gone };
    const title = await holdPrivate(tx, documents, held);
    if (title === undefined) return undefined;
    await requireRoom(tx, { userId: toId, kind, name: teamName });
    const isIt = and(eq(documents.id, documentId), eq(documents.kind, kind));
    const given = await tx.update(documents).set({ userId: toId }).where(isIt).returning({ id: documents.id });
    if (given.length === 0) throw gone();
    return { title, runIds: [] };
  });
}
