import { readEngineDetails } from "#directory/index.ts";
import type { Payer } from "#models/rules.ts";
import type { Services } from "#platform/services.ts";
import { byPosition, formatPosition, listWork, type Position, type WorkEntry } from "#runs/index.ts";
import type { RunState } from "#runs/rules.ts";
import { type LatestConversation, listLatestConversations } from "../chat/latest-conversations.ts";
import { listEmptiedRuns } from "../design/delete-design.ts";
import { designsPath } from "../design/design-rules.ts";
import { type ListedDesign, listDesigns } from "../design/designs.ts";
import { listFavoriteRuns, listRunsTitled } from "../design/runs-of-designs.ts";
import { studioSlug } from "../design/studio-slug.ts";
import { type LatestDocument, listLatestDocuments } from "../documents/latest-documents.ts";
import { listRunsAsked } from "../pdf/questions.ts";
import { runsPath } from "../run-screens/text/text-tool.ts";
import { itemPath, keyOf } from "./library-rules.ts";
import { type KeptText, listKeptTexts, readableOutput } from "./run-texts.ts";
import { type WorkKind, workDocumentOf, workKinds } from "./work-documents.ts";
import { chatTool, workToolOf } from "./work-tools.ts";

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
export async function listLibrary(services: Pick<Services, "db" | "catalogueCache">, asked: LibraryQuestion) {
  const { db } = services;
  const { userId, tool, search, engine, projectId, savedOnly = false, after } = asked;
  const countMax = asked.countMax + 1;
  const common = { userId, search, projectId, after, countMax };
  const hasOthers = engine === undefined && !savedOnly;
  const hasChats = hasOthers && (tool === undefined || tool === chatTool);
  const kinds = hasOthers ? workKinds.filter((kind) => tool === undefined || tool === kind) : [];
  const [emptied, favorites, titled, asking] = await Promise.all([
    listEmptiedRuns(db, { userId }),
    savedOnly ? listFavoriteRuns(db, userId) : [],
    search ? listRunsTitled(db, { userId, search }) : [],
    search ? listRunsAsked(db, { userId, search }) : [],
  ]);
  const also = { saved: favorites, found: [...titled, ...asking] };
  const tools = tool === undefined ? undefined : [tool];
  const [runs, chats, documents] = await Promise.all([
    tool === chatTool ? [] : listWork(db, { ...common, tools, engine, savedOnly, also, except: [...emptied] }),
    hasChats ? listLatestConversations(db, common) : [],
    kinds.length > 0 ? listLatestDocuments(db, { ...common, kinds }) : [],
  ]);
  const rows = [...runs, ...chats, ...documents].toSorted(byPosition);
  const shown = rows.slice(0, asked.countMax);
  const last = shown.at(-1);
  return {
    items: await showItems(services, userId, shown),
    next: last && rows.length > shown.length ? formatPosition(last) : null,
  };
}

async function showItems(
  services: Pick<Services, "db" | "catalogueCache">,
  userId: string,
  rows: readonly (WorkEntry | LatestConversation | LatestDocument<WorkKind>)[],
): Promise<readonly LibraryItem[]> {
  const runIds = rows.flatMap((row) => ("tool" in row ? [row.id] : []));
  const [designs, engineName, kept] = await Promise.all([
    listDesigns(services.db, { userId, runIds }),
    namesOf(services),
    listKeptTexts(services.db, { userId, runs: rows.filter((row) => "tool" in row) }),
  ]);
  return rows.map((row) => {
    if ("tool" in row)
      return showRun(
        withText(row, kept.get(row.id)),
        designs.get(row.id) ?? [],
        engineName(row.engine, row.modelName ?? row.model),
      );
    return "kind" in row ? showDocument(row) : showChat(row);
  });
}

/** Run with its text as people read it. */
const withText = (run: WorkEntry, kept: KeptText | undefined): WorkEntry =>
  kept
    ? { ...run, title: kept.question, excerpt: kept.answer.slice(0, keptExcerptMax) }
    : { ...run, excerpt: readableOutput(run.tool, run.excerpt) };

const keptExcerptMax = 400;

/** Names of engines, as users know them. @returns of an engine's slug; of another one's model, if the directory doesn't know it. */
export async function namesOf(services: Pick<Services, "db" | "catalogueCache">) {
  const known = new Map((await readEngineDetails(services)).map(({ slug, name }) => [slug, name]));
  return (slug: string, modelName?: string): string =>
    slug === studioSlug ? "Easel Studio" : (modelName ?? known.get(slug) ?? slug);
}

function showRun(run: WorkEntry, designs: readonly ListedDesign[], engineName: string): LibraryItem {
  const { id, tool, title, state, progress, payer, priceAic, projectId, createdAt } = run;
  const key = keyOf({ kind: "run", id });
  const { label, open } = workToolOf(tool);
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
    title: lineOf(designs.length === 1 ? designs[0]?.title || title : title) || "Untitled",
    path: itemPath(key),
    openPath: open?.(id) ?? itemPath(key),
    preview: previewOf(run, designs[0]),
    count: Math.max(designs.length, run.files.length),
    isSaved: run.isSaved || designs.some(({ isFavorite }) => isFavorite),
  };
}

/** Values of items that have no single engine and price. */
const unpriced = { count: 0, engineName: "", progress: null, payer: null, priceAic: null, isSaved: false } as const;

const showChat = ({ id, path, title, state, projectId, updatedAt }: LatestConversation): LibraryItem => ({
  key: keyOf({ kind: "chat", id }),
  label: workToolOf(chatTool).label,
  title,
  state,
  projectId,
  path,
  openPath: path,
  preview: { type: "text", text: "" },
  ...unpriced,
  at: updatedAt,
});

function showDocument({ id, kind, title, excerpt, projectId, updatedAt }: LatestDocument<WorkKind>): LibraryItem {
  const { label, path } = workDocumentOf(kind);
  return {
    key: keyOf({ kind: "document", id }),
    label,
    title,
    state: "finished",
    projectId,
    path: path(id),
    openPath: path(id),
    preview: { type: "text", text: withoutMarks(excerpt) },
    ...unpriced,
    at: updatedAt,
  };
}

const titleMax = 120;

export function lineOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > titleMax ? `${line.slice(0, titleMax - 1).trimEnd()}…` : line;
}

/** In pixels. */
const previewWidth = 480;

/** A small picture of a design. */
const pictureOf = ({ id, updatedAt }: Pick<ListedDesign, "id" | "updatedAt">, width = previewWidth): string =>
  `${designsPath}/${id}/design.png?width=${width}&v=${updatedAt.getTime()}`;

function previewOf({ id, files, excerpt }: WorkEntry, design: ListedDesign | undefined): Preview {
  if (design) return { type: "picture", address: pictureOf(design) };
  const [first] = files;
  const address = first && `${runsPath}/${id}/files/${first.number}`;
  if (address && first.mediaType.startsWith("image/")) return { type: "picture", address };
  if (address && first.mediaType.startsWith("video/")) return { type: "video", address };
  if (first?.mediaType.startsWith("audio/")) return { type: "sound" };
  return excerpt.trim() === "" ? { type: "none" } : { type: "text", text: withoutMarks(excerpt) };
}

/** The first words of a text without Markdown’s signs of headings and stress, and without its empty lines, for which a preview is too small. */
const withoutMarks = (text: string): string => text.replaceAll(/^#{1,6} |\*\*|^\n/gm, "");
