import { readEngineDetails } from "#directory/index.ts";
import type { Payer } from "#models/rules.ts";
import { byPosition, formatPosition, listWork, type Position, type WorkEntry } from "#runs/index.ts";
import { type RunState, runsPath, studioSlug } from "#runs/rules.ts";
import { isPrivateIn, isSharedIn, listFirstNames } from "#teams/index.ts";
import type { KeptText, ListedEntry, ListedWork, RunPicture } from "../work-kind.ts";
import type { WorkServices } from "../work-kinds.ts";
import { type ItemRef, itemPath, keyOf } from "./library-rules.ts";
import { listKeptTexts, listPictures } from "./parts-of-runs.ts";

export interface LibraryQuestion {
  /** The user or, in a team, the member and the team, as `ownersOf` returns them. */
  readonly ownerIds: readonly string[];
  /** Limits the list to one tool. */
  readonly tool?: string | undefined;
  readonly search?: string | undefined;
  readonly engine?: string | undefined;
  readonly projectId?: string | undefined;
  /** Saved runs, and those with a favorite design. */
  readonly savedOnly?: boolean | undefined;
  readonly after?: Position | undefined;
  readonly countMax: number;
}

export type Preview =
  | { readonly type: "picture" | "video"; readonly address: string }
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "sound" | "none" };

export interface LibraryItem {
  readonly key: string;
  /** Kind of item, in the singular. */
  readonly label: string;
  readonly title: string;
  /** Its details. */
  readonly path: string;
  /** Address at which the user works on it; its details, if there is no such place. */
  readonly openPath: string;
  readonly state: RunState;
  /** 0 to 1, of one that goes on and says it. */
  readonly progress: number | null;
  readonly preview: Preview;
  /** Number of designs or files. */
  readonly count: number;
  /** Empty for a conversation, which may have several. */
  readonly engineName: string;
  readonly payer: Payer | null;
  readonly priceAic: number | null;
  readonly isSaved: boolean;
  readonly projectId: string | null;
  /** True for what a member of a team keeps to themselves. */
  readonly isPrivate: boolean;
  /** First name of the member who made a run of a team’s; null for what isn’t known, or is the user’s own. */
  readonly maker: string | null;
  readonly at: Date;
}

/**
 * Everything that a user has made, newest first: runs of all tools, conversations, and documents. In a team, it is the team's, and the
 * member's own. Filters by engine and by what was saved leave out conversations and documents, which have neither.
 * @returns `next` for the items after these; null if there are none.
 */
export async function listLibrary(services: Parts, { ownerIds, ...asked }: LibraryQuestion) {
  // Each owner's are read by themselves, in the order of an index.
  const found = ownerIds.map(async (userId) => {
    const rows = await listRows(services, { ...asked, userId, countMax: asked.countMax + 1 });
    return rows.map((row) => ({ userId, row }));
  });
  const rows = (await Promise.all(found)).flat().toSorted((one, other) => byPosition(one.row, other.row));
  const shown = rows.slice(0, asked.countMax);
  const last = shown.at(-1)?.row;
  const items = await showItems(services, ownerIds, shown);
  return { items, next: last && rows.length > shown.length ? formatPosition(last) : null };
}

interface OwnersQuestion extends Omit<LibraryQuestion, "ownerIds"> {
  readonly userId: string;
}

/** The beginning of one owner's list, not in order. */
async function listRows(services: Parts, asked: OwnersQuestion): Promise<readonly Row[]> {
  const { db, work } = services;
  const { userId, tool, search, engine, projectId, savedOnly = false, after, countMax } = asked;
  const common = { userId, search, projectId, after, countMax };
  const hasOthers = engine === undefined && !savedOnly;
  const idsBy = async (lists: readonly Promise<readonly string[]>[]) => (await Promise.all(lists)).flat();
  const [except, saved, found] = await Promise.all([
    idsBy(work.pictures.map((pictures) => pictures.listEmptiedRuns(db, userId))),
    idsBy(savedOnly ? work.pictures.map((pictures) => pictures.listFavoriteRuns(db, userId)) : []),
    idsBy(search ? [...work.pictures, ...work.texts].map((parts) => parts.findRuns(db, { userId, search })) : []),
  ]);
  const tools = tool === undefined ? undefined : [tool];
  const [runs, ...others] = await Promise.all([
    listWork(db, { ...common, tools, engine, savedOnly, also: { saved, found }, except }),
    ...(hasOthers ? work.listed.map((listed) => listEntries(listed, db, { ...common, filter: tool })) : []),
  ]);
  return [...runs, ...others.flat()];
}

type Parts = Pick<WorkServices, "db" | "catalogueCache" | "work">;
type OtherRow = ListedEntry & Pick<ItemRef, "kind">;
type Row = WorkEntry | OtherRow;

async function listEntries(listed: ListedWork, ...asked: Parameters<ListedWork["list"]>): Promise<readonly OtherRow[]> {
  return (await listed.list(...asked)).map((entry) => ({ ...entry, kind: listed.kind }));
}

interface OwnedRow {
  readonly userId: string;
  readonly row: Row;
}

async function showItems(
  services: Parts,
  ownerIds: readonly string[],
  rows: readonly OwnedRow[],
): Promise<readonly LibraryItem[]> {
  const parts = ownerIds.map((userId) => {
    const runs = rows.flatMap(({ userId: of, row }) => (of === userId && "tool" in row ? [row] : []));
    return Promise.all([listPictures(services, { userId, runs }), listKeptTexts(services, { userId, runs })]);
  });
  const makerIds = rows.flatMap(
    ({ userId, row }) => ("tool" in row && isSharedIn(ownerIds, userId) && row.memberId) || [],
  );
  const [engineName, makers, ...found] = await Promise.all([
    namesOf(services),
    listFirstNames(services.db, makerIds),
    ...parts,
  ]);
  const pictures = new Map(found.flatMap(([ofOwner]) => [...ofOwner]));
  const kept = new Map(found.flatMap(([, ofOwner]) => [...ofOwner]));
  return rows.map(({ userId, row }) => {
    const isPrivate = isPrivateIn(ownerIds, userId);
    if (!("tool" in row)) return showOther(row, isPrivate);
    const shown = {
      run: withText(services, row, kept.get(row.id)),
      pictures: pictures.get(row.id) ?? [],
      engineName: engineName(row.engine, row.modelName ?? row.model),
      isPrivate,
      maker: makers.get((isSharedIn(ownerIds, userId) && row.memberId) || "") ?? null,
    };
    return showRun(services, shown);
  });
}

/** Run with its text as people read it. */
const withText = ({ work }: Parts, run: WorkEntry, kept: KeptText | undefined): WorkEntry =>
  kept
    ? { ...run, title: kept.question, excerpt: kept.answer.slice(0, keptExcerptMax) }
    : { ...run, excerpt: work.runWorkOf(run.tool).readOutput?.(run.excerpt) ?? run.excerpt };

const keptExcerptMax = 400;

/** Names of engines, as users know them. @returns of an engine's slug; of another one's model, if the directory doesn't know it. */
export async function namesOf(services: Pick<WorkServices, "db" | "catalogueCache">) {
  const known = new Map((await readEngineDetails(services)).map(({ slug, name }) => [slug, name]));
  return (slug: string, modelName?: string): string =>
    slug === studioSlug ? "Easel Studio" : (modelName ?? known.get(slug) ?? slug);
}

interface ShownRun {
  readonly run: WorkEntry;
  readonly pictures: readonly RunPicture[];
  readonly engineName: string;
  readonly isPrivate: boolean;
  readonly maker: string | null;
}

function showRun({ work }: Parts, { run, pictures, engineName, isPrivate, maker }: ShownRun): LibraryItem {
  const { id, tool, title, state, progress, payer, priceAic, projectId, createdAt } = run;
  const key = keyOf({ kind: "run", id });
  const { label, open } = work.runWorkOf(tool);
  return {
    key,
    state,
    progress,
    payer,
    priceAic,
    projectId,
    engineName,
    isPrivate,
    maker,
    at: createdAt,
    label,
    title: lineOf(pictures.length === 1 ? pictures[0]?.title || title : title) || "Untitled",
    path: itemPath(key),
    openPath: open?.(id) ?? itemPath(key),
    preview: previewOf(run, pictures[0]),
    count: Math.max(pictures.length, run.files.length),
    isSaved: run.isSaved || pictures.some(({ isFavorite }) => isFavorite),
  };
}

/** Values of items that have no single maker, engine and price. */
const unpriced = {
  maker: null,
  count: 0,
  engineName: "",
  progress: null,
  payer: null,
  priceAic: null,
  isSaved: false,
} as const;

const showOther = (
  { id, kind, label, path, title, state, excerpt, projectId, updatedAt }: OtherRow,
  isPrivate: boolean,
): LibraryItem => ({
  key: keyOf({ kind, id }),
  label,
  title,
  state,
  projectId,
  path,
  openPath: path,
  isPrivate,
  preview: { type: "text", text: withoutMarks(excerpt) },
  ...unpriced,
  at: updatedAt,
});

const titleMax = 120;

export function lineOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > titleMax ? `${line.slice(0, titleMax - 1).trimEnd()}…` : line;
}

/** In pixels. */
const previewWidth = 480;

function previewOf({ id, files, excerpt }: WorkEntry, picture: RunPicture | undefined): Preview {
  if (picture) return { type: "picture", address: picture.address(previewWidth) };
  const [first] = files;
  const address = first && `${runsPath}/${id}/files/${first.number}`;
  if (address && first.mediaType.startsWith("image/")) return { type: "picture", address };
  if (address && first.mediaType.startsWith("video/")) return { type: "video", address };
  if (first?.mediaType.startsWith("audio/")) return { type: "sound" };
  return excerpt.trim() === "" ? { type: "none" } : { type: "text", text: withoutMarks(excerpt) };
}

/** The first words of a text without Markdown’s signs of headings and stress, and without its empty lines, for which a preview is too small. */
const withoutMarks = (text: string): string => text.replaceAll(/^#{1,6} |\*\*|^\n/gm, "");
