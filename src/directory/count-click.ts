import { createHmac, randomBytes } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Database, Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { isListed } from "./card-columns.ts";
import { clickMarks, clickSalts, toolClicks, tools } from "./schema.ts";

export interface Click {
  readonly toolSlug: string;
  /** The client's network address and browser: used only in a digest, never stored. */
  readonly visitor: string;
  readonly at: Date;
}

const hourMs = 3_600_000;

/**
 * Counts a click on a tool's website link, once per visitor and hour.
 * @returns the tool's website, to redirect to, and whether the click was counted.
 * @throws {AppError} `not_found`
 */
export async function countClick(db: Database, click: Click): Promise<{ website: string; counted: boolean }> {
  const [tool] = await db
    .select({ website: tools.website })
    .from(tools)
    .where(and(eq(tools.slug, click.toolSlug), isListed));
  if (!tool) throw new AppError("not_found", { userMessage: "There is no tool at this address." });
  const hour = new Date(Math.floor(click.at.getTime() / hourMs) * hourMs);
  const counted = await db.transaction(async (tx) => {
    const salt = await saltOf(tx, hour);
    const digest = createHmac("sha256", salt).update(`${click.toolSlug}\n${click.visitor}`).digest();
    const marked = await tx
      .insert(clickMarks)
      .values({ hour, digest })
      .onConflictDoNothing()
      .returning({ hour: clickMarks.hour });
    if (marked.length === 0) return false;
    await tx
      .insert(toolClicks)
      .values({ toolSlug: click.toolSlug, day: click.at.toISOString().slice(0, 10), clicks: 1 })
      .onConflictDoUpdate({
        target: [toolClicks.toolSlug, toolClicks.day],
        set: { clicks: sql`${toolClicks.clicks} + 1` },
      });
    await tx
      .update(tools)
      .set({ clicksTotal: sql`${tools.clicksTotal} + 1` })
      .where(eq(tools.slug, click.toolSlug));
    return true;
  });
  return { website: tool.website, counted };
}

/** The hour's salt, created by the first process that needs it. */
async function saltOf(db: Executor, hour: Date): Promise<Buffer> {
  await db
    .insert(clickSalts)
    .values({ hour, salt: randomBytes(32) })
    .onConflictDoNothing();
  const [row] = await db.select({ salt: clickSalts.salt }).from(clickSalts).where(eq(clickSalts.hour, hour));
  if (!row) throw new Error("the hour's salt is gone");
  return row.salt;
}

/** Deletes the digests and salts of past hours, so that clicks can no longer be traced to visitors. */
export async function forgetClickMarks(db: Executor, now: Date): Promise<void> {
  const thisHour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  await db.delete(clickSalts).where(lt(clickSalts.hour, thisHour));
  await db.delete(clickMarks).where(lt(clickMarks.hour, thisHour));
}
