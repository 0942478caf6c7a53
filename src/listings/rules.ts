/** Rules of the forms with which users take part in the directory, for server and browser. */
import { type Checked, fieldOf, tidyLine, tidyText, withoutEmpty } from "#platform/forms/rules.ts";
import { formatNumber } from "#ui/format.ts";
import { type ListingFacts, type ReportReason, reportReasons } from "./listing-rules.ts";

export * from "./listing-rules.ts";
export * from "./pictures/picture-rules.ts";

export const nameLengthMax = 60;
export const websiteLengthMax = 200;
export const addressMessage = "Enter a public web address, such as https://example.com.";
const descriptionLengthMin = 40;
export const descriptionLengthMax = 200;
const noteLengthMax = 1_000;
const [tagsMin, tagsMax] = [3, 6];
const tagLengthMax = 30;
/** A draft's field may be longer than what can be sent, so that nothing typed is lost; not without end. */
const draftLengthMax = 2_000;

/** Links in a text that is to be read, not followed. */
const link = /(?:https?:\/\/|\bwww\.)/gi;
const countLinks = (text: string): number => text.match(link)?.length ?? 0;

export type FactsField = "name" | "website" | "description" | "category" | "tags" | "price";
export type SubmissionField = FactsField | "note" | "reply" | "isAnotherProduct" | "isWebsiteRight";

/** Tags as they are typed, with commas between them: lower-case, each once. */
export function readTags(text: string): readonly string[] {
  const tags = text.split(/[,\n]/).map((tag) => tidyLine(tag).toLowerCase());
  return [...new Set(tags.filter((tag) => tag !== ""))];
}

function readFacts(form: FormData): Readonly<Record<FactsField, string>> {
  return {
    name: tidyLine(fieldOf(form, "name")),
    website: tidyLine(fieldOf(form, "website")),
    description: tidyLine(fieldOf(form, "description")),
    category: tidyLine(fieldOf(form, "category")),
    tags: tidyLine(fieldOf(form, "tags")),
    price: tidyLine(fieldOf(form, "price")),
  };
}

function factErrors(values: Readonly<Record<FactsField, string>>): Readonly<Record<string, string | undefined>> {
  return {
    name: nameError(values.name),
    website: websiteError(values.website),
    description: descriptionError(values.description),
    category: values.category === "" ? "Choose a category." : undefined,
    tags: tagsError(readTags(values.tags)),
    price: values.price === "free" || values.price === "paid" ? undefined : "Choose one of the two.",
  };
}

function nameError(name: string): string | undefined {
  if (name.length < 2) return "Enter the tool’s name.";
  if (name.length > nameLengthMax) return `A name has at most ${nameLengthMax} characters.`;
  return countLinks(name) > 0 ? "A name can’t have a link." : undefined;
}

function websiteError(website: string): string | undefined {
  if (website === "") return "Enter the tool’s website.";
  if (website.length > websiteLengthMax) return `An address has at most ${websiteLengthMax} characters.`;
  // The server knows more about domains; what is no address at all is told with the other mistakes.
  return /\s/.test(website) || !/[.。．｡]/.test(website) ? addressMessage : undefined;
}

function descriptionError(description: string): string | undefined {
  const { length } = description;
  if (length < descriptionLengthMin)
    return `Say in one sentence what people do with it, in ${descriptionLengthMin} characters or more.`;
  if (length > descriptionLengthMax)
    return `A description has at most ${descriptionLengthMax} characters, and this one has ${formatNumber(length)}.`;
  return countLinks(description) > 0 ? "A description can’t have a link." : undefined;
}

function tagsError(tags: readonly string[]): string | undefined {
  if (tags.length < tagsMin || tags.length > tagsMax)
    return `Enter ${tagsMin} to ${tagsMax} tags, with commas between them.`;
  if (tags.some((tag) => tag.length > tagLengthMax)) return `A tag has at most ${tagLengthMax} characters.`;
  return tags.some((tag) => countLinks(tag) > 0) ? "A tag can’t be a link." : undefined;
}

/** A submission that is sent for review. Category and domain are the server's to check. */
export function checkSubmission(form: FormData): Checked<SubmissionField> {
  const values = readSubmission(form);
  const [note, reply] = [noteError("A note", values.note), noteError("An answer", values.reply)];
  return { values, errors: withoutEmpty({ ...factErrors(values), note, reply }) };
}

function noteError(what: string, text: string): string | undefined {
  if (text.length > noteLengthMax) return `${what} has at most ${formatNumber(noteLengthMax)} characters.`;
  return countLinks(text) > 3 ? `${what} can have at most three links.` : undefined;
}

/** A draft may be anything, as long as it is not endless. */
export function checkDraft(form: FormData): Checked<SubmissionField> {
  const values = readSubmission(form);
  const errors = Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value.length > draftLengthMax)
      .map(([name]) => [name, `This is too long to be saved. Use at most ${formatNumber(draftLengthMax)} characters.`]),
  );
  return { values, errors };
}

const readSubmission = (form: FormData): Readonly<Record<SubmissionField, string>> => ({
  ...readFacts(form),
  note: tidyText(fieldOf(form, "note")),
  reply: tidyText(fieldOf(form, "reply")),
  isAnotherProduct: fieldOf(form, "isAnotherProduct") === "on" ? "on" : "",
  isWebsiteRight: fieldOf(form, "isWebsiteRight") === "on" ? "on" : "",
});

/** A new draft begins with the address, which tells whether the tool is listed already. */
export function checkStart(form: FormData): Checked<"website"> {
  const values = { website: tidyLine(fieldOf(form, "website")) };
  return { values, errors: withoutEmpty({ website: websiteError(values.website) }) };
}

/** An edit that a maker proposes. */
export function checkProposal(form: FormData): Checked<FactsField> {
  const values = readFacts(form);
  return { values, errors: withoutEmpty(factErrors(values)) };
}

/** Facts of a form that was checked. */
export const toFacts = (values: Readonly<Record<FactsField, string>>): ListingFacts => ({
  name: values.name,
  website: values.website,
  description: values.description,
  tags: readTags(values.tags),
  categoryId: values.category,
  isPaid: values.price === "paid",
});

export const reviewTextMin = 20;
export const reviewTextMax = 1_000;
export const usedForMax = 80;

export function checkReview(form: FormData): Checked<"rating" | "text" | "usedFor"> {
  const values = {
    rating: fieldOf(form, "rating"),
    text: tidyText(fieldOf(form, "text")),
    usedFor: tidyLine(fieldOf(form, "usedFor")),
  };
  const errors = withoutEmpty({
    rating: /^[1-5]$/.test(values.rating) ? undefined : "Choose a rating from 1 to 5.",
    text: reviewTextError(values.text),
    usedFor:
      values.usedFor.length > usedForMax
        ? `Use at most ${usedForMax} characters.`
        : countLinks(values.usedFor) > 0
          ? "This can’t have a link."
          : undefined,
  });
  return { values, errors };
}

function reviewTextError(text: string): string | undefined {
  if (text.length < reviewTextMin) return `Write at least ${reviewTextMin} characters.`;
  if (text.length > reviewTextMax)
    return `A review has at most ${formatNumber(reviewTextMax)} characters, and this one has ${formatNumber(text.length)}.`;
  return countLinks(text) > 1 ? "A review can have at most one link." : undefined;
}

export const reportTextMax = 500;

const isReason = (text: string): text is ReportReason => text === "review" || Object.hasOwn(reportReasons, text);

/** @returns the general one for a text that names none. */
export const asReportReason = (text: string): ReportReason => (isReason(text) ? text : "other");

export function checkReport(form: FormData): Checked<"reason" | "text" | "review"> {
  const values = {
    reason: fieldOf(form, "reason"),
    text: tidyText(fieldOf(form, "text")),
    review: fieldOf(form, "review"),
  };
  const isAboutReview = values.review !== "";
  const errors = withoutEmpty({
    reason: isReason(values.reason) && (values.reason === "review") === isAboutReview ? undefined : "Choose a reason.",
    text:
      values.text.length > reportTextMax
        ? `Use at most ${reportTextMax} characters.`
        : values.text === "" && (values.reason === "other" || isAboutReview)
          ? "Say in a sentence what is wrong."
          : countLinks(values.text) > 2
            ? "A report can have at most two links."
            : undefined,
  });
  return { values, errors };
}
