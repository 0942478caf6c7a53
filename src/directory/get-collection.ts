import { AppError } from "#platform/errors.ts";
import { type Collection, type CollectionGroup, collectionGroups } from "./data/collections.ts";

/** The collection at a path, and its group. @throws {AppError} `not_found` */
export function getCollection(pathname: string): { readonly collection: Collection; readonly group: CollectionGroup } {
  const path = withoutTrailingSlash(pathname);
  for (const group of collectionGroups) {
    const collection = group.collections.find((candidate) => candidate.path === path);
    if (collection) return { collection, group };
  }
  throw notFound();
}

/** @throws {AppError} `not_found` */
export function getCollectionGroup(pathname: string): CollectionGroup {
  const group = collectionGroups.find(({ path }) => path === withoutTrailingSlash(pathname));
  if (!group) throw notFound();
  return group;
}

const withoutTrailingSlash = (pathname: string): string => pathname.replace(/\/+$/, "");
const notFound = () => new AppError("not_found", { userMessage: "There is no collection at this address." });
