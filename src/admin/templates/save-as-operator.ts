import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { saveTemplate } from "#support/index.ts";
import { changeAsOperator } from "../change-as-operator.ts";
import { noReason } from "../rules.ts";

interface Written {
  /** Undefined for a new one. */
  readonly id?: string;
  readonly name: string;
  readonly text: string;
}

/** Saves an answer template, with a row in the audit log. @throws {AppError} as `saveTemplate`. */
export async function saveAsOperator(
  context: Readonly<RouterContextProvider>,
  { id: known, name, text }: Written,
): Promise<void> {
  const isNew = known === undefined;
  const id = known ?? randomUUID();
  const subject = { kind: "template" as const, id, name };
  await changeAsOperator(context, { action: "template-saved", subject, reason: noReason }, ({ db, clock }) =>
    saveTemplate(db, { id, isNew, name, text }, clock.now()),
  );
}
