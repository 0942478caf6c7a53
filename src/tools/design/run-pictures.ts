import type { Executor } from "#platform/db/database.ts";
import type { RunState } from "#runs/rules.ts";
import { runsPath } from "../text-runs/text-tool.ts";
import { listDesigns, smallPicture } from "./designs.ts";

interface PicturedRun {
  readonly id: string;
  readonly state: RunState;
  readonly engine: string;
}

/** As runs name the studio. */
export const studioSlug = "easel-studio";

/** Addresses of small pictures by the ids of a user's runs that make pictures. A run that has made none has none. */
export async function listRunPictures(
  db: Executor,
  { userId, runs }: { readonly userId: string; readonly runs: readonly PicturedRun[] },
): Promise<ReadonlyMap<string, string>> {
  const designs = await listDesigns(db, { userId, runIds: runs.map(({ id }) => id) });
  const pictures = runs.flatMap(({ id, state, engine }): readonly [string, string][] => {
    const [design] = designs.get(id) ?? [];
    if (design) return [[id, smallPicture(design)]];
    return state === "finished" && engine !== studioSlug ? [[id, `${runsPath}/${id}/files/1`]] : [];
  });
  return new Map(pictures);
}
