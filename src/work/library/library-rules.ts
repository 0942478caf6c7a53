/** Rules that the library's pages and the server agree on. Pure: the browser uses them, too. */
import { searchMax } from "#runs/rules.ts";

export const libraryPath = "/workspace/library";

/** Page of deleted items that can still be restored. */
export const deletedPath = `${libraryPath}/deleted`;

/** Takes a form with what is selected, and answers a ZIP. */
export const libraryFilesPath = "/api/library/files";

/** Address of the details of an item. */
export const itemPath = (key: string): string => `${libraryPath}/${key}`;

/** Items that are shown at once. */
export const pageSize = 48;
/** Items that one press changes or downloads. */
export const selectedMax = 100;

/** A run, a conversation, or a document: a draft, a mind map or a board of ideas. */
const itemKinds = ["run", "chat", "document"] as const;
export type ItemKind = (typeof itemKinds)[number];
export interface ItemRef {
  readonly kind: ItemKind;
  readonly id: string;
}

/** Something that can be restored once deleted: also of a kind that isn't in the library, or is a part of what is. */
export interface DeletedRef {
  readonly kind: string;
  readonly id: string;
}

export const idsOf = (items: readonly ItemRef[], kind: ItemKind): readonly string[] =>
  items.filter((item) => item.kind === kind).map(({ id }) => id);

export const keyOf = ({ kind, id }: DeletedRef): string => `${kind}-${id}`;

/** @returns undefined for what names no item. */
export const parseKey = (key: string): ItemRef | undefined => parseKeyOf(itemKinds, key);

/** @returns undefined for what names nothing of these kinds. */
export function parseKeyOf<Kind extends string>(kinds: readonly Kind[], key: string) {
  const [, name, id] = /^([a-z]+)-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(key) ?? [];
  const kind = kinds.find((known) => known === name);
  return kind && id ? { kind, id } : undefined;
}

/** Filters in the library's address; an empty text for nothing. */
export interface LibraryFilters {
  readonly search: string;
  readonly tool: string;
  readonly engine: string;
  readonly projectId: string;
  readonly savedOnly: boolean;
}

const names = { search: "q", tool: "kind", engine: "engine", projectId: "project" } as const;

export const readFilters = (query: URLSearchParams): LibraryFilters => ({
  search: (query.get(names.search) ?? "").trim().slice(0, searchMax),
  tool: (query.get(names.tool) ?? "").slice(0, 100),
  engine: (query.get(names.engine) ?? "").slice(0, 100),
  projectId: query.get(names.projectId) ?? "",
  savedOnly: query.get("saved") === "yes",
});

/** The library with some filters. */
export function filteredPath(filters: Partial<LibraryFilters>, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams();
  for (const [field, name] of Object.entries(names)) {
    const value = filters[field as keyof typeof names];
    if (value) query.set(name, value);
  }
  if (filters.savedOnly) query.set("saved", "yes");
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return query.size > 0 ? `${libraryPath}?${query}` : libraryPath;
}

export const isFiltered = ({ search, tool, engine, projectId, savedOnly }: LibraryFilters): boolean =>
  savedOnly || [search, tool, engine, projectId].some((value) => value !== "");
