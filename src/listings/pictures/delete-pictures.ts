import { and, eq, ne, type SQL } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import { toolPictures } from "../schema.ts";
import { fileKeysOf, pictureFileRemoval } from "./picture-files.ts";
import { lockPictures } from "./shown-pictures.ts";

type Jobs = Services["jobs"];

/** Deletes rows, and their files by a job. @returns what was deleted. */
export async function deletePictures(db: Executor, jobs: Jobs, isWanted: SQL | undefined) {
  const { kind, key, state, userId, description } = toolPictures;
  const gone = await db.delete(toolPictures).where(isWanted).returning({ kind, key, state, userId, description });
  await pictureFileRemoval.enqueue(db, jobs, gone.flatMap(fileKeysOf));
  return gone;
}

/** Deletes the pictures of a tool that are not published: they are its verified maker's, and who no longer is that has none. */
export async function dropPictures(db: Executor, jobs: Jobs, toolSlug: string): Promise<void> {
  await lockPictures(db, toolSlug);
  await deletePictures(db, jobs, and(eq(toolPictures.toolSlug, toolSlug), ne(toolPictures.state, "published")));
}
