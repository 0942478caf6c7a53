import { asc, eq, or } from "drizzle-orm";
import { hasFoldedText, isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { findDatabaseError } from "#platform/db/database-errors.ts";
import { AppError } from "#platform/errors.ts";
import { templatesMax } from "./rules.ts";
import { answerTemplates } from "./schema.ts";

const { id: templateId, name: templateName, text: templateText, changedAt } = answerTemplates;
const listed = { id: templateId, name: templateName, text: templateText, changedAt };

/** Templates by name. There are few, so they come at once. */
export const listTemplates = (db: Executor, search = "") =>
  db
    .select(listed)
    .from(answerTemplates)
    .where(search === "" ? undefined : or(hasFoldedText(templateName, search), hasFoldedText(templateText, search)))
    .orderBy(asc(templateName))
    .limit(templatesMax);

type AnswerTemplate = Awaited<ReturnType<typeof listTemplates>>[number];

/** @throws {AppError} `not_found`. */
export async function getTemplate(db: Executor, id: string): Promise<AnswerTemplate> {
  const [template] = isUuid(id) ? await db.select(listed).from(answerTemplates).where(eq(templateId, id)) : [];
  if (!template) throw noTemplate();
  return template;
}

/**
 * Writes a template, checked by `checkTemplate`.
 * @throws {AppError} `conflict` for a name that another one has, or if there are too many; `not_found`.
 */
export async function saveTemplate(
  db: Executor,
  template: { readonly id: string; readonly isNew: boolean; readonly name: string; readonly text: string },
  at: Date,
): Promise<void> {
  const { id, isNew, name, text } = template;
  if (!isNew) await getTemplate(db, id);
  else if ((await db.$count(answerTemplates)) >= templatesMax)
    throw new AppError("conflict", { userMessage: `There are ${templatesMax} templates. Please delete one first.` });
  const values = { name, text, changedAt: at };
  try {
    // A savepoint: a name that is taken leaves the caller's transaction as it was.
    await db.transaction((savepoint) =>
      isNew
        ? savepoint.insert(answerTemplates).values({ id, ...values })
        : savepoint.update(answerTemplates).set(values).where(eq(templateId, id)),
    );
  } catch (error) {
    if (findDatabaseError(error)?.code !== uniqueViolation) throw error;
    throw new AppError("conflict", { userMessage: "Another template has this name.", field: "name", cause: error });
  }
}

/** @throws {AppError} `not_found`. */
export async function deleteTemplate(db: Executor, id: string): Promise<void> {
  await getTemplate(db, id);
  await db.delete(answerTemplates).where(eq(templateId, id));
}

const uniqueViolation = "23505";

const noTemplate = () => new AppError("not_found", { userMessage: "There is no such template." });
