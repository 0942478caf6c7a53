import type { KeptText, RunPicture } from "../work-kind.ts";
import type { WorkServices } from "../work-kinds.ts";

interface OwnRuns {
  readonly userId: string;
  readonly runs: readonly { readonly id: string; readonly tool: string }[];
}

type Parts = Pick<WorkServices, "db" | "work">;

/** Texts of runs that their tools keep themselves, by the ids of the runs; not those that were deleted. */
export async function listKeptTexts(
  { db, work }: Parts,
  { userId, runs }: OwnRuns,
): Promise<ReadonlyMap<string, KeptText>> {
  const found = work.texts.map((texts) => {
    const runIds = runs.filter(({ tool }) => tool === texts.tool).map(({ id }) => id);
    return texts.list(db, { userId, runIds });
  });
  return new Map((await Promise.all(found)).flatMap((texts) => [...texts]));
}

/** Pictures that tools store with their runs, by the ids of the runs. */
export async function listPictures(
  { db, work }: Parts,
  { userId, runs }: OwnRuns,
): Promise<ReadonlyMap<string, readonly RunPicture[]>> {
  const runIds = runs.map(({ id }) => id);
  const found = await Promise.all(work.pictures.map((pictures) => pictures.list(db, { userId, runIds })));
  return new Map(found.flatMap((pictures) => [...pictures]));
}
