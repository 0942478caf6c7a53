import { type Checked, type FieldErrors, fieldOf, tidyLine, tidyText, withoutEmpty } from "#platform/forms/rules.ts";
import { isMailingList, isSegment, type MailingList, segmentsOf } from "#site/rules.ts";
import { formatNumber } from "#ui/format.ts";
import { letterFieldProblem } from "./letter-fields.ts";

export { fieldsOfList } from "./letter-fields.ts";

export const lettersPath = "/admin/letters";
export const letterPath = (id: string): string => `${lettersPath}/${id}`;

export const letterStates = {
  draft: "Draft",
  sending: "Sending",
  paused: "Paused",
  sent: "Sent",
  cancelled: "Cancelled",
} as const;
export type LetterState = keyof typeof letterStates;

/** Ends of a mail, with the words that the operator reads. */
export const resultNames = {
  sent: "Sent",
  skipped: "Skipped",
  refused: "Bounced",
  blocked: "Blocked",
  failed: "Given up",
  unknown: "Unknown",
} as const;
export type Result = keyof typeof resultNames;
export type Results = Readonly<Record<Result, number>>;
export const resultNotes: Readonly<Record<Result, string>> = {
  sent: "the mail server took it",
  skipped: "unsubscribed, bounced or gone meanwhile",
  refused: "the address doesn’t work",
  blocked: "the mail server doesn’t want our mail",
  failed: "not taken after six tries",
  unknown: "the connection ended before an answer",
};
export const noResults: Results = { sent: 0, skipped: 0, refused: 0, blocked: 0, failed: 0, unknown: 0 };

export const subjectMax = 150;
export const preheaderMax = 200;
export const bodyMax = 15_000;

export type LetterField = "list" | "segment" | "joinedSince" | "joinedBefore" | "subject" | "preheader" | "body";

/** Content of a letter as the form has it: all text. */
export type LetterWords = Readonly<Record<LetterField, string>>;

/** Checks a letter that may be unfinished, as drafts are. `fieldErrors` are no reason not to save it. */
export function checkLetter(form: FormData): Checked<LetterField> {
  const values = {
    list: fieldOf(form, "list"),
    segment: fieldOf(form, "segment"),
    joinedSince: fieldOf(form, "joinedSince"),
    joinedBefore: fieldOf(form, "joinedBefore"),
    subject: tidyLine(fieldOf(form, "subject")),
    preheader: tidyLine(fieldOf(form, "preheader")),
    body: tidyText(fieldOf(form, "body")),
  };
  return { values, errors: withoutEmpty(errorsOf(values)) };
}

function errorsOf(values: LetterWords): Readonly<Record<LetterField, string | undefined>> {
  const { list, segment, joinedSince, joinedBefore, subject, preheader, body } = values;
  const known = isMailingList(list) ? list : undefined;
  return {
    list: known ? undefined : "Please choose a list.",
    segment: known && isSegment(segment) && segmentsOf[known].includes(segment) ? undefined : segmentMessage,
    joinedSince: isDay(joinedSince) ? undefined : dayMessage,
    joinedBefore: !isDay(joinedBefore)
      ? dayMessage
      : joinedSince !== "" && joinedBefore !== "" && joinedBefore <= joinedSince
        ? "This day must be after the first one."
        : undefined,
    subject: tooLong(subject, subjectMax),
    preheader: tooLong(preheader, preheaderMax),
    body: tooLong(body, bodyMax),
  };
}

const segmentMessage = "This list has no such part. Choose another one.";
const dayMessage = "Enter a day, or leave it empty.";

/** Empty, or `2026-03-01`, from this century. */
function isDay(text: string): boolean {
  if (text === "") return true;
  return /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}

const tooLong = (text: string, lengthMax: number): string | undefined =>
  text.length > lengthMax
    ? `Use at most ${formatNumber(lengthMax)} characters; this has ${formatNumber(text.length)}.`
    : undefined;

type Texts = Pick<LetterWords, "subject" | "preheader" | "body">;

/** Sentences on fields such as `{{first name|there}}` that can't be filled in, by where they are written. */
export const fieldErrors = ({ subject, preheader, body }: Texts, list: MailingList): FieldErrors =>
  withoutEmpty({
    subject: letterFieldProblem(subject, list),
    preheader: letterFieldProblem(preheader, list),
    body: letterFieldProblem(body, list),
  });

/** Names what a letter lacks before it can be sent or tested. */
export function missingIn(letter: Texts & { readonly list: MailingList }): string | undefined {
  if (letter.subject === "") return "The letter has no subject.";
  if (letter.body === "") return "The letter has no text.";
  return Object.values(fieldErrors(letter, letter.list))[0];
}
