import type { RouterContextProvider } from "react-router";
import type { Viewer } from "#accounts/rules.ts";
import {
  cancelLetter,
  copyLetter,
  deleteLetter,
  mailTest,
  pauseLetter,
  readLetter,
  requireDrawable,
  resumeLetter,
  startLetter,
} from "#letters/index.ts";
import { letterPath, lettersPath } from "#letters/rules.ts";
import { AppError } from "#platform/errors.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { type Services, servicesContext } from "#platform/services.ts";
import { changeAsOperator } from "../change-as-operator.ts";
import { noReason, type OperatorAction } from "../rules.ts";

export const letterIntents = ["test", "start", "pause", "resume", "cancel", "delete", "copy"] as const;
export type LetterIntent = (typeof letterIntents)[number];

interface Changed {
  /** Page to go on with. */
  readonly path: string;
  readonly notice: "test-mail-sent" | "letter-copied" | "operator-change-made";
}

interface LetterChange {
  readonly id: string;
  readonly intent: LetterIntent;
  readonly form: FormData;
  readonly viewer: Viewer;
}

/** Sends, stops, copies or deletes a letter for the operator. @throws {AppError} as the use cases. */
export async function changeLetter(
  context: Readonly<RouterContextProvider>,
  { id, intent, form, viewer }: LetterChange,
): Promise<Changed> {
  const services = context.get(servicesContext);
  const path = letterPath(id);
  if (intent === "test") {
    const { email, firstName, userId } = viewer;
    await mailTest(services, id, { to: email, firstName, userId });
    return { path, notice: "test-mail-sent" };
  }
  if (intent === "copy")
    return { path: letterPath(await copyLetter(services.db, id, services.clock.now())), notice: "letter-copied" };
  const letter = await readLetter(services.db, id);
  const record = (action: OperatorAction, reason: string, apply: (services: Services) => Promise<unknown>) =>
    changeAsOperator(
      context,
      {
        action,
        reason,
        subject: { kind: "letter", id, name: letter.subject || "No subject" },
        detail: { list: letter.list, ...(intent === "start" && { recipients: fieldOf(form, "recipients") }) },
      },
      async (services) => {
        if ((await apply(services)) === false)
          throw new AppError("conflict", { userMessage: "This was done already." });
      },
    );
  if (intent === "start") {
    const confirmed = {
      revision: numberOf(form, "revision"),
      recipients: numberOf(form, "recipients"),
      isAgain: fieldOf(form, "again") === "yes",
    };
    await requireDrawable(services, letter.body);
    await record("letter-started", noReason, ({ db, ...tools }) => startLetter(db, tools, id, confirmed));
  } else if (intent === "pause") {
    await record("letter-paused", noReason, ({ db, ...tools }) => pauseLetter(db, tools, id));
  } else if (intent === "resume") {
    await record("letter-resumed", noReason, ({ db, ...tools }) => resumeLetter(db, tools, id));
  } else if (intent === "cancel") {
    await record("letter-cancelled", fieldOf(form, "reason"), ({ db, ...tools }) => cancelLetter(db, tools, id));
  } else {
    await record("letter-deleted", fieldOf(form, "reason"), ({ db }) => deleteLetter(db, id));
    return { path: lettersPath, notice: "operator-change-made" };
  }
  return { path, notice: "operator-change-made" };
}

/** @returns -1, which fits nothing, for what is no number. */
const numberOf = (form: FormData, name: string): number =>
  /^\d{1,9}$/.test(fieldOf(form, name)) ? Number(fieldOf(form, name)) : -1;
