import { and, eq, gt } from "drizzle-orm";
import { isUuid } from "#platform/db/uuid.ts";
import type { Services } from "#platform/services.ts";
import { dataExports } from "../schema.ts";

/** @returns the archive, if it is there, is this person's and its time is not over. */
export async function findArchive(
  { db, files, clock }: Pick<Services, "db" | "files" | "clock">,
  { exportId, userId }: { readonly exportId: string; readonly userId: string },
): Promise<Uint8Array | undefined> {
  if (!isUuid(exportId)) return undefined;
  const [archive] = await db
    .select({ fileKey: dataExports.fileKey })
    .from(dataExports)
    .where(and(eq(dataExports.id, exportId), eq(dataExports.userId, userId), gt(dataExports.expiresAt, clock.now())));
  return archive?.fileKey ? files.find(archive.fileKey) : undefined;
}
