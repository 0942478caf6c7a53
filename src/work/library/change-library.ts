import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { readIntent } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import {
  changeProject,
  createProject,
  deleteProject,
  findRunOwner,
  getProject,
  moveRuns,
  saveRun,
  stopRun,
} from "#runs/index.ts";
import { type Actor, ownersOf } from "#teams/index.ts";
import { readLifetime } from "../sharing/new-link.ts";
import { type RunOutput, revokeOutput, shareOutput } from "../sharing/run-links.ts";
import type { WorkServices } from "../work-kinds.ts";
import { deleteWork, restoreWork } from "./delete-work.ts";
import { type ItemRef, idsOf, parseKey, selectedMax } from "./library-rules.ts";

const intents = [
  "delete",
  "restore",
  "move",
  "save",
  "stop",
  "share",
  "revoke",
  "create-project",
  "change-project",
  "delete-project",
] as const;

type LibraryActor = Pick<Actor, "userId" | "ownerId" | "privateId" | "team">;

interface Asked {
  readonly actor: LibraryActor;
  readonly form: FormData;
}

/** Parameters in the address of the page after a change; undefined takes one out. */
export type AfterChange = Readonly<Record<string, string | undefined>>;

/**
 * Runs the actions of the library's buttons, on the selection or on a project.
 * @throws {AppError} `invalid_input`; `not_found`, also for another user's; `conflict` for too many projects; `forbidden` for what only its
 * member sees and a project of the team.
 */
export async function changeLibrary(services: WorkServices, { actor, form }: Asked): Promise<AfterChange> {
  const { db, clock } = services;
  // Projects are the team’s.
  const { ownerId } = actor;
  const now = clock.now();
  const intent = readIntent(form, intents);
  const projectId = fieldOf(form, "projectId");
  switch (intent) {
    case "delete": {
      const items = readSelected(form);
      const { deletedCount, keptCount } = await deleteWork(services, { actor, items }, now);
      if (deletedCount + keptCount === 0) throw allGone();
      return {
        deleted: deletedCount > 0 ? `${now.toISOString()}_${deletedCount}` : undefined,
        kept: keptCount > 0 ? String(keptCount) : undefined,
      };
    }
    case "restore": {
      const deletedAt = readDeletion(fieldOf(form, "deleted"))?.at;
      if (!deletedAt || (await restoreWork(services, { ownerIds: ownersOf(actor), deletedAt }, now)) === 0)
        throw tooLate();
      return settled;
    }
    case "move":
      await moveItems(services, { actor, items: readSelected(form), projectId });
      return settled;
    case "save": {
      const [item] = readSelected(form);
      const isSaved = fieldOf(form, "isSaved") === "on";
      if (item?.kind === "run") await saveRun(db, { ...(await ownRun(db, actor, item.id)), isSaved });
      return settled;
    }
    case "stop": {
      const [item] = readSelected(form);
      if (item?.kind === "run") await stopRun(services, await ownRun(db, actor, item.id));
      return settled;
    }
    case "share":
      await shareOutput(services, { ...(await readOutput(db, actor, form)), lifetime: readLifetime(form) });
      return settled;
    case "revoke":
      await revokeOutput(db, await readOutput(db, actor, form));
      return settled;
    case "create-project":
      return { ...settled, project: await createProject(services, { userId: ownerId, name: fieldOf(form, "name") }) };
    case "change-project": {
      const kitId = fieldOf(form, "brandKitId");
      const brandKitId = kitId === "" ? null : kitId;
      for (const kits of brandKitId === null ? [] : services.work.kits)
        await kits.require(db, { userId: ownerId, id: kitId });
      await changeProject(db, { userId: ownerId, projectId, name: fieldOf(form, "name"), brandKitId });
      return settled;
    }
    case "delete-project":
      await deleteProject(db, { userId: ownerId, projectId });
      return { ...settled, project: undefined };
  }
}

/** Clears the notes on an earlier deletion, which is no news anymore. */
const settled = { deleted: undefined, kept: undefined } as const;

interface Move {
  readonly actor: LibraryActor;
  readonly items: readonly ItemRef[];
  /** `none` takes them out of theirs. */
  readonly projectId: string;
}

async function moveItems({ db, work }: WorkServices, { actor, items, projectId: wanted }: Move): Promise<void> {
  const { ownerId: userId, team } = actor;
  await db.transaction(async (tx) => {
    const projectId = wanted === "none" ? null : (await getProject(tx, { userId, projectId: wanted })).id;
    let moved = 0;
    for (const owner of ownersOf(actor)) {
      let own = await moveRuns(tx, { userId: owner, runIds: idsOf(items, "run"), projectId });
      for (const listed of work.listed) {
        own += await listed.move(tx, { userId: owner, ids: idsOf(items, listed.kind), projectId });
      }
      if (own > 0 && owner !== userId && projectId !== null) throw onlyYours(team?.name ?? "your team");
      moved += own;
    }
    if (moved === 0) throw allGone();
  });
}

const onlyYours = (teamName: string) =>
  new AppError("forbidden", {
    userMessage: `Projects are ${teamName}’s, and you selected something that only you see. Share it with ${teamName} first, or select the rest.`,
  });

const ownRun = async (db: Executor, actor: LibraryActor, runId: string) => ({
  userId: await findRunOwner(db, { ...actor, id: runId }),
  runId,
});

/** @throws {AppError} `not_found` */
async function readOutput(db: Executor, actor: LibraryActor, form: FormData): Promise<RunOutput> {
  const item = parseKey(fieldOf(form, "item"));
  const number = fieldOf(form, "fileNumber");
  if (item?.kind === "run" && /^\d{1,4}$/.test(number)) {
    return { ...(await ownRun(db, actor, item.id)), fileNumber: Number(number) };
  }
  throw new AppError("not_found", { userMessage: "This result doesn’t exist anymore." });
}

/** @throws {AppError} `invalid_input` if nothing is selected, or too much. */
export const readSelected = (form: FormData): readonly ItemRef[] => selectedOf(form.getAll("item"), parseKey);

/** @throws {AppError} `invalid_input` if nothing is selected, or too much. */
export function selectedOf<Ref>(
  values: readonly FormDataEntryValue[],
  parse: (key: string) => Ref | undefined,
): readonly Ref[] {
  const keys = [...new Set(values.map(String))];
  if (keys.length > selectedMax) {
    throw new AppError("invalid_input", { userMessage: `Please select ${selectedMax} items at most.` });
  }
  const items = keys.map(parse).filter((item) => item !== undefined);
  if (items.length > 0) return items;
  throw new AppError("invalid_input", { userMessage: "Please select something first." });
}

/** Moment of a deletion, and number of deleted items, as the address has them. */
export function readDeletion(text: string): { readonly at: Date; readonly count: number } | undefined {
  const [, iso = "", count] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(\d{1,3})$/.exec(text) ?? [];
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? undefined : { at, count: Number(count) };
}

const allGone = () => new AppError("not_found", { userMessage: "What you selected doesn’t exist anymore." });

export const tooLate = () =>
  new AppError("not_found", { userMessage: "What was deleted can be restored for a day. That day is over." });
