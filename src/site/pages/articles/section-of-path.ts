import { AppError } from "#platform/errors.ts";
import { type SectionId, sectionIds } from "../../content/sections.ts";

/** @throws {AppError} `not_found` where the first part of the path is no section. */
export function sectionOfPath(pathname: string): SectionId {
  const section = sectionIds.find((id) => id === pathname.split("/")[1]);
  if (!section) throw new AppError("not_found", { userMessage: "There is no page at this address." });
  return section;
}
