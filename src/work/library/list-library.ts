import { readEngineDetails } from "#directory/index.ts";
import type { Payer } from "#models/rules.ts";
import { byPosition, formatPosition, listWork, type Position, type WorkEntry } from "#runs/index.ts";
import { type RunState, runsPath, studioSlug } from "#runs/rules.ts";
import type { KeptText, ListedEntry, ListedWork, RunPicture } from "../work-kind.ts";
import type { WorkServices } from "../work-kinds.ts";
import { type ItemRef, itemPath, keyOf } from "./library-rules.ts";
import { listKeptTexts, listPictures } from "./parts-of-runs.ts";

export interface LibraryQuestion {
  readonly userId: string;
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
  readonly at: Date;
}

/**
 * Everything that a user has made, newest first: runs of all tools, conversations, and documents. Filters by engine and by what was saved
 * leave out conversations and documents, which have neither.
 * @returns `next` for the items after these; null if there are none.
 */
export async function listLibrary(services: Parts, asked: LibraryQuestion) {
  const { db, work } = services;
  const { userId, tool, search, engine, projectId, savedOnly = false, after } = asked;
  const countMax = asked.countMax + 1;
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
  const rows: readonly Row[] = [...runs, ...others.flat()].toSorted(byPosition);
  const shown = rows.slice(0, asked.countMax);
  const last = shown.at(-1);
  return {
    items: await showItems(services, userId, shown),
    next: last && rows.length > shown.length ? formatPosition(last) : null,
  };
}

type Parts = Pick<WorkServices, "db" | "catalogueCache" | "work">;
type OtherRow = ListedEntry & Pick<ItemRef, "kind">;
type Row = WorkEntry | OtherRow;

async function listEntries(listed: ListedWork, ...asked: Parameters<ListedWork["list"]>): Promise<readonly OtherRow[]> {
  return (await listed.list(...asked)).map((entry) => ({ ...entry, kind: listed.kind }));
}

async function showItems(services: Parts, userId: string, rows: readonly Row[]): Promise<readonly LibraryItem[]> {
  const runs = rows.filter((row) => "tool" in row);
  const [pictures, kept, engineName] = await Promise.all([
    listPictures(services, { userId, runs }),
    listKeptTexts(services, { userId, runs }),
    namesOf(services),
  ]);
  return rows.map((row) => {
    if (!("tool" in row)) return showOther(row);
    const shown = {
      run: withText(services, row, kept.get(row.id)),
      pictures: pictures.get(row.id) ?? [],
      engineName: engineName(row.engine, row.modelName ?? row.model),
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
}

function showRun({ work }: Parts, { run, pictures, engineName }: ShownRun): LibraryItem {
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

/** Values of items that have no single engine and price. */
const unpriced = { count: 0, engineName: "", progress: null, payer: null, priceAic: null, isSaved: false } as const;

const showOther = ({ id, kind, label, path, title, state, excerpt, projectId, updatedAt }: OtherRow): LibraryItem => ({
  key: keyOf({ kind, id }),
  label,
  title,
  state,
  projectId,
  path,
  openPath: path,
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
