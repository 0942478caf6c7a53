import { eq } from "drizzle-orm";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { createProject, getProject, getRun, moveRuns } from "#runs/index.ts";
import { projectLimits } from "#runs/rules.ts";
import { recomposeDesign } from "#studio/index.ts";
import { getDesign, type OwnDesign, type StoredDesign } from "../designs.ts";
import { fontsFor } from "../fonts/own-fonts.ts";
import { designs } from "../schema.ts";
import { designsOfRunMax, type MadeCopies, titleOfCopy } from "./copy-rules.ts";
import { type DesignFormat, type FormatName, formats } from "./formats.ts";

interface Asked extends OwnDesign {
  readonly formats: readonly FormatName[];
}

/**
 * Composes a design again in other formats, as designs of their own beside it. What its user has typed and locked stays. It costs nothing, as
 * resizing in the editor doesn't. A design that is in no project gets one, so that all of them are found together.
 * @throws {AppError} `not_found`; `conflict` if there would be too many.
 */
export async function makeCopies(
  services: Services,
  { formats: wanted, ...own }: Asked,
  signal: AbortSignal,
): Promise<MadeCopies> {
  const { db, clock } = services;
  const design = await getDesign(db, own);
  const copies: (typeof designs.$inferInsert)[] = [];
  for (const format of formats.filter(({ name }) => wanted.includes(name))) {
    const now = clock.now();
    const made = await composeIn(services, design, format, signal);
    const { userId, runId } = design;
    copies.push({
      ...made,
      userId,
      runId,
      title: titleOfCopy(design.title, format.name).slice(0, titleMax),
      number: 0,
      createdAt: now,
      updatedAt: now,
    });
  }
  const copyIds = await db.transaction(async (tx) => {
    // Two presses at once count one after the other.
    const isOfRun = eq(designs.runId, design.runId);
    await tx.select({ id: designs.id }).from(designs).where(isOfRun).orderBy(designs.id).for("update");
    // In a statement of its own: one that has waited for a lock doesn't see the rows that were added meanwhile.
    const numbers = await tx.select({ number: designs.number }).from(designs).where(isOfRun);
    if (numbers.length + copies.length > designsOfRunMax) throw tooMany();
    const last = Math.max(0, ...numbers.map(({ number }) => number));
    const rows = copies.map((copy, index) => ({ ...copy, number: last + index + 1 }));
    return (await tx.insert(designs).values(rows).returning({ id: designs.id })).map(({ id }) => id);
  });
  return { copyIds, projectName: await putInProject(services, design) };
}

/** Longest title: the same as for a headline, from which titles are made. */
const titleMax = 160;

async function composeIn(
  services: Services,
  { userId, brief, choices, document }: StoredDesign,
  { width, height }: DesignFormat,
  signal: AbortSignal,
) {
  const from = { brief, choices };
  const fonts = await fontsFor(services, { userId, design: document, briefs: [brief] });
  const to = { brief: { ...brief, width, height }, choices };
  return recomposeDesign(services.workers, { document, from, to, locked: [], fonts }, { group: userId, signal });
}

/** @returns the name of the project; null if the user has as many as they can have. */
async function putInProject(
  services: Services,
  { userId, runId, title }: Pick<StoredDesign, "userId" | "runId" | "title">,
): Promise<string | null> {
  const { db } = services;
  const { projectId } = await getRun(db, { userId, runId });
  if (projectId) return (await getProject(db, { userId, projectId })).name;
  const name = title.slice(0, projectLimits.name).trim() || "Design";
  try {
    await moveRuns(db, { userId, runIds: [runId], projectId: await createProject(services, { userId, name }) });
    return name;
  } catch (error) {
    if (error instanceof AppError && error.code === "conflict") return null;
    throw error;
  }
}

const tooMany = () =>
  new AppError("conflict", {
    userMessage: `One run can have ${designsOfRunMax} designs at most. Delete some, or make copies of a design of another run.`,
  });
