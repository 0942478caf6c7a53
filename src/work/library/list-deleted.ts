import { byPosition, type DeletedQuestion, type DeletedRow, formatPosition, undoMs, undoneSince } from "#runs/index.ts";
import { type Actor, actorMay, isPrivateIn, listDeleters } from "#teams/index.ts";
import type { RestorableWork } from "../work-kind.ts";
import type { WorkServices } from "../work-kinds.ts";
import { keyOf } from "./library-rules.ts";
import { lineOf } from "./list-library.ts";
import { listKeptTexts } from "./parts-of-runs.ts";
import { listRestorable } from "./restorable-work.ts";

type Parts = Pick<WorkServices, "db" | "work">;

export interface DeletedItem {
  readonly key: string;
  /** Kind of item, in the singular. */
  readonly label: string;
  readonly title: string;
  /** Until then it can be restored. */
  readonly goneAt: Date;
  /** True for a member’s own in a team. */
  readonly isPrivate: boolean;
  /** First name of the member who deleted the team’s, where it is known. */
  readonly deletedBy: string | null;
}

interface FoundRow extends DeletedRow {
  readonly of: RestorableWork;
  readonly ownerId: string;
}

interface Asked extends Omit<DeletedQuestion, "userId"> {
  /** The user or, in a team, the member and the team. */
  readonly ownerIds: readonly string[];
  /** Team of the actor: not every role may restore everything. */
  readonly team: Actor["team"];
}

/**
 * Everything that was deleted within the last day, latest first: all that the product says can be undone.
 * @returns `next` for the items after these; null if there are none.
 */
export async function listDeleted(
  services: Parts,
  { ownerIds, team, ...question }: Asked,
): Promise<{ readonly items: readonly DeletedItem[]; readonly next: string | null }> {
  const { db, work } = services;
  const countMax = question.countMax + 1;
  const shownKinds = listRestorable(work).filter(({ permission }) => !permission || actorMay({ team }, permission));
  const kinds = shownKinds.flatMap((of) => ownerIds.map((ownerId) => ({ of, ownerId })));
  const lists = kinds.map(async ({ of, ownerId }): Promise<readonly FoundRow[]> => {
    const rows = await of.listDeleted(db, { ...question, userId: ownerId, countMax });
    return rows.map((row) => ({ ...row, of, ownerId }));
  });
  const rows = (await Promise.all(lists)).flat().toSorted(byPosition);
  const shown = rows.slice(0, question.countMax);
  const last = shown.at(-1);
  const titlesOf = ownerIds.map((ownerId) =>
    listTitles(
      services,
      ownerId,
      shown.filter((row) => row.ownerId === ownerId),
    ),
  );
  const [deleters, ...ofOwners] = await Promise.all([
    team ? listDeleters(db, { teamId: team.id, since: undoneSince(question.now) }) : noNames,
    ...titlesOf,
  ]);
  const titles = new Map(ofOwners.flatMap((ofOwner) => [...ofOwner]));
  return {
    items: shown.map((row) => ({
      ...showItem(row, titles),
      isPrivate: isPrivateIn(ownerIds, row.ownerId),
      deletedBy: (row.ownerId === team?.id && deleters.get(new Date(row.at).getTime())) || null,
    })),
    next: last && rows.length > shown.length ? formatPosition(last) : null,
  };
}

const noNames: ReadonlyMap<number, string> = new Map();

/** Titles of runs that the library names by something else than their settings. */
async function listTitles(services: Parts, userId: string, rows: readonly FoundRow[]) {
  const { db, work } = services;
  const runs = rows.filter(({ of }) => of.kind === "run").map(({ id, kind }) => ({ id, tool: kind }));
  const runIds = runs.map(({ id }) => id);
  const [ofPictures, kept] = await Promise.all([
    Promise.all(work.pictures.map((pictures) => pictures.listOnlyTitles(db, { userId, runIds }))),
    listKeptTexts(services, { userId, runs }),
  ]);
  return new Map([
    ...ofPictures.flatMap((titles) => [...titles]),
    ...[...kept].map(([id, { question }]) => [id, question] as const),
  ]);
}

const showItem = (
  { of, id, kind, title, at }: FoundRow,
  titles: ReadonlyMap<string, string>,
): Omit<DeletedItem, "isPrivate" | "deletedBy"> => ({
  key: keyOf({ kind: of.kind, id }),
  label: of.label(kind),
  title: lineOf((of.kind === "run" && titles.get(id)) || title) || "Untitled",
  goneAt: new Date(new Date(at).getTime() + undoMs),
});
