import type { Executor } from "#platform/db/database.ts";
import { getDesign, type OwnDesign, type StoredDesign } from "./designs.ts";
import { type ListedVersion, listVersions } from "./save-design.ts";

export interface EditorData
  extends Pick<StoredDesign, "id" | "title" | "number" | "runId" | "document" | "brief" | "choices" | "revision"> {
  /** The newest first. */
  readonly versions: readonly ListedVersion[];
}

/** Loads what the editor opens with. @throws {AppError} `not_found`, also for another user's design. */
export async function loadEditor(db: Executor, own: OwnDesign): Promise<EditorData> {
  const { id, title, number, runId, document, brief, choices, revision } = await getDesign(db, own);
  return { id, title, number, runId, document, brief, choices, revision, versions: await listVersions(db, own) };
}
