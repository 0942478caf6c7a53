import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { foldForSearch } from "#text/fold-for-search.ts";
import { addTool, changeTool } from "./changes/change-tool.ts";
import { tools } from "./schema.ts";
import { usualPosition } from "./tool-form-rules.ts";

/** The facts of a listing that people write. */
export interface ToolFacts {
  readonly name: string;
  readonly description: string;
  readonly categoryId: string;
  /** An https address. */
  readonly website: string;
  readonly tags: readonly string[];
  readonly isPaid: boolean;
}

const slugLengthMax = 60;
/** Tools of the same name before an address is made up. */
const sameNamesMax = 50;

/** The part of an address that a name makes: `Café Studio 2` is `cafe-studio-2`. Empty for a name without Latin letters and digits. */
const slugOf = (name: string): string =>
  foldForSearch(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, slugLengthMax)
    .replace(/-$/, "");

/**
 * Adds a listing that a user submitted to the catalogue, after those of the seed files, which leave it alone.
 * @param fallback what its address is made of where its name has no Latin letters, e.g. the domain.
 * @returns its slug: of its name, with a number where there is such a listing or another page already.
 * @throws {AppError} `invalid_input` for a category that is none.
 */
export async function publishTool(
  db: Executor,
  { facts, fallback, at }: { readonly facts: ToolFacts; readonly fallback: string; readonly at: Date },
): Promise<string> {
  const base = slugOf(facts.name) || slugOf(fallback) || "tool";
  const own = { logo: null, isNew: true, agreedDiscount: 0, position: usualPosition, state: "published" } as const;
  for (let number = 1; number <= sameNamesMax; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const isAdded = await addTool(db, { ...facts, ...own, slug }, at).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && error.code === "conflict") return false;
        throw error;
      },
    );
    if (!isAdded) continue;
    await markAsEdited(db, slug, at);
    return slug;
  }
  throw new AppError("conflict", { userMessage: "There are too many listings of this name." });
}

/** Changes what a maker's edit has of a listing. @throws {AppError} `not_found`, and `invalid_input` for a category that is none. */
export async function changeListing(db: Executor, slug: string, facts: Partial<ToolFacts>, at: Date): Promise<void> {
  await changeTool(db, slug, facts, at);
  await markAsEdited(db, slug, at);
}

/** Takes a whole listing from the seed files, because a user wrote or edited it. */
async function markAsEdited(db: Executor, slug: string, at: Date): Promise<void> {
  await db.update(tools).set({ editedAt: at }).where(eq(tools.slug, slug));
}
