import { and, asc, eq } from "drizzle-orm";
import { setToolPictures } from "#directory/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { toolPictures } from "../schema.ts";
import { smallKeyOf } from "./picture-files.ts";

/** Changes of the pictures of one tool take turns. */
export const lockPictures = (db: Executor, toolSlug: string): Promise<void> =>
  lockName(db, `tool-pictures:${toolSlug}`);

/** Shows the published pictures of a tool, and no others: after every change of them, in its transaction. */
export async function showPublished(db: Executor, toolSlug: string): Promise<void> {
  const { kind, state, description, key, width, height, position, createdAt } = toolPictures;
  const rows = await db
    .select({ kind, description, key, width, height })
    .from(toolPictures)
    .where(and(eq(toolPictures.toolSlug, toolSlug), eq(state, "published")))
    .orderBy(asc(position), asc(createdAt));
  await setToolPictures(db, toolSlug, {
    logo: rows.find((row) => row.kind === "logo")?.key ?? null,
    screenshots: rows
      .filter((row) => row.kind === "screenshot")
      .map((row) => ({
        path: `/${row.key}`,
        smallPath: `/${smallKeyOf(row.key)}`,
        width: row.width,
        height: row.height,
        description: row.description,
      })),
  });
}
