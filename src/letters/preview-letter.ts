import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { unsubscribeLink } from "#site/index.ts";
import { composeLetter, drawInWorker } from "./compose-letter.ts";
import type { DrawnLetter } from "./draw-letter.ts";
import { countAudience, findSentBefore, type readLetter } from "./read-letters.ts";
import { missingIn } from "./rules.ts";
import { exampleValues } from "./write-letter.ts";

/** A letter as its recipients get it, with made-up values, and how many those are now. */
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
  const addressed = { to: "", values: exampleValues(firstName), unsubscribe };
  const { subject, html, text } = composeLetter({ ...letter, drawn }, addressed, config);
  return { subject, html, text, recipients, problems: drawn.problems, missing: missingIn(letter) ?? null, sentBefore };
}

/** A text that can't be drawn keeps no operator from changing it. */
function asProblem(error: unknown): DrawnLetter {
  if (!(error instanceof AppError)) throw error;
  return { html: "", text: "", problems: [error.userMessage] };
}
