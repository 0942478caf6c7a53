import { AppError } from "#platform/errors.ts";
import type { FieldValues } from "#platform/forms/text-fields.ts";
import type { Services } from "#platform/services.ts";
import { unsubscribeLink } from "#site/index.ts";
import { composeLetter, drawInWorker, fillLine } from "./compose-letter.ts";
import type { DrawnLetter } from "./draw-letter.ts";
import { countAudience, findSentBefore, type readLetter } from "./read-letters.ts";
import { missingIn } from "./rules.ts";
import { exampleValues } from "./write-letter.ts";

export interface DrawnPreview {
  readonly subject: string;
  /** The preview line. */
  readonly preheader: string;
  readonly html: string;
  readonly text: string;
}

/** A preview for a reader whose first name is known. */
export interface LetterPreview extends DrawnPreview {
  /** The same for a reader without one; null if it makes no difference. */
  readonly nameless: DrawnPreview | null;
}

/** A letter as its recipients get it, with made-up values, with and without a name, and how many those are now. */
export async function previewLetter(
  services: Pick<Services, "db" | "config" | "workers" | "secrets" | "clock">,
  letter: Awaited<ReturnType<typeof readLetter>>,
  firstName: string,
) {
  const { db, config, secrets, clock } = services;
  const [drawn, recipients, sentBefore] = await Promise.all([
    drawInWorker(services, letter.body).catch(asProblem),
    countAudience(db, letter),
    findSentBefore(db, letter, clock.now()),
  ]);
  // No entry has this number.
  const unsubscribe = unsubscribeLink(secrets, config, { list: letter.list, memberId: 0 });
  const draw = (values: FieldValues): DrawnPreview => {
    const { subject, html, text } = composeLetter({ ...letter, drawn }, { to: "", values, unsubscribe }, config);
    return { subject, preheader: fillLine(letter.preheader, values), html, text };
  };
  const values = exampleValues(firstName);
  const named = draw(values);
  const nameless = draw({ ...values, "first name": undefined });
  return {
    ...named,
    nameless: JSON.stringify(named) === JSON.stringify(nameless) ? null : nameless,
    recipients,
    problems: drawn.problems,
    missing: missingIn(letter) ?? null,
    sentBefore,
  };
}

/** A text that can't be drawn keeps no operator from changing it. */
function asProblem(error: unknown): DrawnLetter {
  if (!(error instanceof AppError)) throw error;
  return { html: "", text: "", problems: [error.userMessage] };
}
