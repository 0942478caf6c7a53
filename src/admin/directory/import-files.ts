import type { RouterContextProvider } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { checkToolFile, importTools, readToolFile, toolFileBytesMax, undoImport } from "#directory/index.ts";
import { findUsedTools } from "#listings/index.ts";
import { AppError } from "#platform/errors.ts";
import { tidyLine } from "#platform/forms/rules.ts";
import { servicesContext } from "#platform/services.ts";
import { changeAsOperator } from "../change-as-operator.ts";

type Context = Readonly<RouterContextProvider>;

/** Each costs some seconds of a core. */
const perOperator = { name: "tool-file-check", attemptsMax: 30, windowSeconds: 60 * 60 };

/** Checks the file of a form, which changes no tool yet. @returns the id of its report. @throws {AppError} */
export async function checkUploadedFile(context: Context, url: URL, form: FormData): Promise<string> {
  const { db, clock, rateLimits } = context.get(servicesContext);
  const { viewer } = await requireSession(context, url);
  await rateLimits.consume(perOperator, viewer.userId);
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0)
    throw new AppError("invalid_input", { field: "file", userMessage: "Choose a CSV or JSON file." });
  if (file.size > toolFileBytesMax)
    throw new AppError("payload_too_large", {
      field: "file",
      userMessage: "The file is larger than 8 MB. Please send it in parts.",
    });
  const now = clock.now();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = await readToolFile(file.name, bytes, now.toISOString().slice(0, 10));
  return checkToolFile(db, { fileName: tidyLine(file.name).slice(0, 120), file: read, now });
}

interface Checked {
  readonly id: string;
  readonly fileName: string;
}

/** Imports a checked file. */
export async function importAsOperator(context: Context, { id, fileName }: Checked, reason: string): Promise<void> {
  const subject = { kind: "import", id, name: fileName } as const;
  await changeAsOperator(context, { action: "tools-imported", subject, reason }, ({ db, clock }) =>
    importTools(db, id, clock.now()),
  );
}

/** Undoes an import. */
export async function undoAsOperator(context: Context, { id, fileName }: Checked, reason: string): Promise<void> {
  const subject = { kind: "import", id, name: fileName } as const;
  await changeAsOperator(context, { action: "import-undone", subject, reason }, ({ db, clock }) =>
    undoImport(db, id, clock.now(), findUsedTools),
  );
}
