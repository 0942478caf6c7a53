import type { Executor } from "#platform/db/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { Services } from "#platform/services.ts";
import type { DeletedQuestion, DeletedRow, Position, RunView } from "#runs/index.ts";
import type { RunState } from "#runs/rules.ts";
import type { Permission } from "#teams/rules.ts";
import type { ItemKind } from "./library/library-rules.ts";
import type { SharedExchanges, SharedPart } from "./sharing/link-rules.ts";

/** Something of a user's. */
export interface Own {
  readonly userId: string;
  readonly id: string;
}

/** Facts about the results of runs, by the name of a tool that runs have. */
export interface RunWork {
  /** Name of one result, in the singular: `Image`. */
  readonly label: string;
  /** Its name for people who open a link to one, if it is another. */
  readonly sharedLabel?: string;
  /** Address at which the user begins anew. */
  readonly screen?: string;
  /** Name of that screen, if its results are not what users come for. */
  readonly screenLabel?: string;
  /** Address at which a result opens, other than in the library itself. */
  readonly open?: (runId: string) => string;
  /** The screen with the settings of a run filled in. */
  readonly rerun?: (runId: string) => string;
  /** The same, changed a little, where the tool can. */
  readonly vary?: (runId: string) => string;
  /** Said of a run whose result the tool keeps itself, if there is none to show. */
  readonly keptElsewhere?: string;
  /** The text for people in an answer that is data for the tool's page. @param output also the beginning of one. */
  readonly readOutput?: (output: string) => string;
}

/** Part of a document that a link shows. The rest of it is for the tool's own view. */
export interface SharedContent {
  /** Text that the server draws. */
  readonly markdown?: string;
}

/** Documents that users make, by their kind. */
export interface DocumentWork {
  readonly label: string;
  /** Its name for people who open a link to one, if it is another: to clients, a draft is no draft. */
  readonly sharedLabel?: string;
  /** Address at which the user works on one. */
  readonly path: (id: string) => string;
  /** Address at which others make their own. */
  readonly screen: string;
  /** Markdown of one, as it is stored. */
  readonly text: (title: string, content: object) => string;
  readonly share: (title: string, content: object) => SharedContent;
}

/** An entry of the library that is no run. */
export interface ListedEntry extends Position {
  readonly label: string;
  readonly path: string;
  readonly title: string;
  readonly state: RunState;
  /** Markdown; empty if nothing of it is shown. */
  readonly excerpt: string;
  readonly projectId: string | null;
  readonly updatedAt: Date;
}

export interface WorkQuestion {
  readonly userId: string;
  /** One of `listFilters`; everything, if left out. What is another's finds nothing. */
  readonly filter?: string | undefined;
  readonly search?: string | undefined;
  readonly projectId?: string | undefined;
  readonly after?: Position | undefined;
  readonly countMax: number;
}

interface OwnMany {
  readonly userId: string;
  readonly ids: readonly string[];
}

/** A file of a ZIP. */
export interface ZipPart {
  readonly name: string;
  /** Bytes of what is stored; 0 for what is written or drawn, which is small. */
  readonly bytes: number;
  /** Read or drawn only when the file's turn comes: one at a time is in memory. */
  read(): Promise<Uint8Array>;
}

export interface ZipServices extends Services {
  /** Files that several items of one ZIP may show: each is read once. */
  readonly remembered: Pick<Files, "find">;
}

/** Work in the library that is no run: conversations and documents. */
export interface ListedWork {
  readonly kind: Exclude<ItemKind, "run">;
  /** Ends what the user's runs have left in progress, which the list shows as running. */
  settle?(db: Services["db"], userId: string, now: Date): Promise<void>;
  /** The kinds of it that a user has, for the library's filter. */
  listFilters(db: Executor, userId: string): Promise<readonly { readonly id: string; readonly label: string }[]>;
  list(db: Executor, question: WorkQuestion): Promise<readonly ListedEntry[]>;
  /** @returns the labels of what was deleted. */
  delete(tx: Executor, items: OwnMany, now: Date): Promise<readonly string[]>;
  /** Restores what was deleted at one moment. @returns how many. */
  undoDelete(tx: Executor, deletion: { readonly userId: string; readonly deletedAt: Date }): Promise<number>;
  /** @returns how many were moved. */
  move(tx: Executor, items: OwnMany & { readonly projectId: string | null }): Promise<number>;
  /** Address at which the user works on one. @throws {AppError} `not_found`, also for another user's. */
  findPath(db: Executor, own: Own): Promise<string>;
  /** @throws {AppError} `not_found`, also for another user's. */
  zip(services: ZipServices, own: Own): Promise<readonly ZipPart[]>;
}

/** Something that the page of deleted work can bring back. */
export interface RestorableWork {
  readonly kind: string;
  /** Permission without which members of a team neither see it there nor bring it back. */
  readonly permission?: Permission;
  /** Name of one, in the singular. @param kind as in its row. */
  label(kind: string): string;
  listDeleted(db: Executor, question: DeletedQuestion): Promise<readonly DeletedRow[]>;
  /** @throws {AppError} `not_found` for what is gone for good, or is another user's. */
  restore(tx: Executor, own: Own, now: Date): Promise<void>;
}

/** A picture that a run has made and that its tool stores. */
export interface RunPicture {
  readonly id: string;
  readonly title: string;
  readonly isFavorite: boolean;
  /** Address of a small one. @param width in pixels. */
  address(width: number): string;
  readonly download: string;
}

interface OwnRuns {
  readonly userId: string;
  readonly runIds: readonly string[];
}

/** Pictures that runs have made and that a tool stores, deletes and restores with them. */
export interface PicturesOfRuns {
  /** By the run's id, in their order. */
  list(db: Executor, runs: OwnRuns): Promise<ReadonlyMap<string, readonly RunPicture[]>>;
  /** Titles of those that are the only one of their run, deleted or not, by the run's id. */
  listOnlyTitles(db: Executor, runs: OwnRuns): Promise<ReadonlyMap<string, string>>;
  /** Runs whose pictures are all deleted. */
  listEmptiedRuns(db: Executor, userId: string): Promise<readonly string[]>;
  listFavoriteRuns(db: Executor, userId: string): Promise<readonly string[]>;
  /** Runs with a picture whose title has a text. */
  findRuns(db: Executor, asked: { readonly userId: string; readonly search: string }): Promise<readonly string[]>;
  delete(tx: Executor, runs: OwnRuns, now: Date): Promise<void>;
  /** Restores those that were deleted with their run. @param deletion `runId` limits it to one run. */
  restore(
    tx: Executor,
    deletion: { readonly userId: string; readonly deletedAt: Date; readonly runId?: string },
  ): Promise<void>;
  zip(services: ZipServices, asked: ZippedRun): Promise<readonly ZipPart[]>;
}

export interface ZippedRun {
  readonly userId: string;
  readonly runId: string;
  /** Name of its files, without number and ending. */
  readonly name: string;
  readonly watermark: string | undefined;
  readonly signal: AbortSignal;
}

/** Question and answer of a run whose tool keeps both itself. */
export interface KeptText {
  readonly question: string;
  readonly answer: string;
}

/** Texts of runs that a tool keeps itself. */
export interface TextsOfRuns {
  /** The name of the tool that these runs have. */
  readonly tool: RunView["tool"];
  /** By the run's id; not those that were deleted. */
  list(db: Executor, runs: OwnRuns): Promise<ReadonlyMap<string, KeptText>>;
  findRuns(db: Executor, asked: { readonly userId: string; readonly search: string }): Promise<readonly string[]>;
}

/** A conversation that a link can show. */
export interface SharedConversationWork {
  readonly kind: "chat" | "pdf";
  readonly sharedLabel: string;
  /** Address at which others make their own. */
  readonly screen: string;
  /** @throws {AppError} `not_found`, also for another user's, and for a deleted one. */
  getTitle(db: Executor, own: Own): Promise<string>;
  listShared(db: Executor, id: string, part: SharedPart): Promise<SharedExchanges>;
}

/** Brand kits that a project can have. */
export interface ProjectKits {
  list(db: Executor, userId: string): Promise<readonly { readonly id: string; readonly name: string }[]>;
  /** @throws {AppError} `not_found`, also for another user's. */
  require(db: Executor, own: Own): Promise<void>;
}

/** The kinds of work that is made with a tool: `work` in its server.ts. The library, links and the page of deleted work read it. */
export interface ToolWork {
  readonly runs?: Readonly<Record<string, RunWork>>;
  /** Names of the choices in the tool's forms, by the setting. */
  readonly settingNames?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly documents?: Readonly<Record<string, DocumentWork>>;
  readonly listed?: readonly ListedWork[];
  readonly restorable?: readonly RestorableWork[];
  readonly pictures?: PicturesOfRuns;
  readonly texts?: TextsOfRuns;
  readonly shared?: readonly SharedConversationWork[];
  readonly kits?: ProjectKits;
}
