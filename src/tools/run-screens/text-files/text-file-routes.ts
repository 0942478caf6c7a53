import { Hono } from "hono";
import { z } from "zod";
import { type Accounts, admitSignedIn } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { checkInput, readJson } from "#platform/http/bodies/read-request.ts";
import type { Upload } from "#platform/http/read-body.ts";
import type { Services } from "#platform/services.ts";
import { writeText } from "#studio/index.ts";
import { actingAs, findBrandFile } from "#teams/index.ts";
import { pdfTextMax, textPdfPath } from "./text-file-rules.ts";

/** Most bytes that a character takes as JSON in UTF-8. */
const bytesPerCharacterMax = 6;

/** Texts are longer than forms. */
export const textFileUpload = (accounts: Pick<Accounts, "readSession">): Upload => ({
  path: textPdfPath,
  bytesMax: pdfTextMax * bytesPerCharacterMax + 1_024,
  type: "application/json",
  admit: admitSignedIn(accounts),
});

const limit = { name: "text-files", attemptsMax: 60, windowSeconds: 5 * 60 };

const requestSchema = z.strictObject({
  title: z.string().max(200),
  text: z
    .string()
    .min(1, "there is no text yet")
    .max(pdfTextMax, `a PDF takes up to ${pdfTextMax} characters; choose Word or Markdown`),
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
});

/** More would fill the message. */
const namedMax = 8;

/** Scripts that none of our fonts has, by the names that their readers know. */
const scripts: readonly (readonly [letters: RegExp, name: string])[] = [
  [/\p{Script=Bengali}/u, "Bengali"],
  [/\p{Script=Tamil}/u, "Tamil"],
  [/\p{Script=Telugu}/u, "Telugu"],
  [/\p{Script=Gujarati}/u, "Gujarati"],
  [/\p{Script=Gurmukhi}/u, "Punjabi"],
  [/\p{Script=Kannada}/u, "Kannada"],
  [/\p{Script=Malayalam}/u, "Malayalam"],
  [/\p{Script=Oriya}/u, "Odia"],
  [/\p{Script=Sinhala}/u, "Sinhala"],
  [/\p{Script=Georgian}/u, "Georgian"],
  [/\p{Script=Armenian}/u, "Armenian"],
  [/\p{Script=Ethiopic}/u, "Amharic"],
  [/\p{Script=Khmer}/u, "Khmer"],
  [/\p{Script=Lao}/u, "Lao"],
  [/\p{Script=Myanmar}/u, "Burmese"],
  [/\p{Script=Tibetan}/u, "Tibetan"],
  [/\p{Script=Mongolian}/u, "Mongolian"],
  [/\p{Script=Thaana}/u, "Dhivehi"],
  [/\p{Script=Syriac}/u, "Syriac"],
  [/\p{Script=Cherokee}/u, "Cherokee"],
];

function notShown(missing: readonly string[]): AppError {
  const [, script] = scripts.find(([letters]) => missing.some((letter) => letters.test(letter))) ?? [];
  const named = missing.slice(0, namedMax).join(" ");
  const characters = missing.length > namedMax ? `${named} and others` : named;
  const what = script === undefined ? "these characters" : `${script} letters`;
  const userMessage = `A PDF can’t show ${what}: ${characters}. Choose Word or Markdown, which keep them.`;
  return new AppError("invalid_input", { userMessage, field: "text" });
}

/** Texts as files that browsers can’t make. Costs nothing, and keeps nothing. */
export function textFileRoutes(services: Services, accounts: Accounts) {
  const { rateLimits, workers } = services;
  const routes = new Hono<AppEnv>();
  routes.post(textPdfPath, async (c) => {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    await rateLimits.consume(limit, userId);
    const written = checkInput(requestSchema, await readJson(c));
    const brand = await findBrandFile(services, ownerId);
    const pdf = await writeText(workers, { ...written, brand }, { group: userId, signal: c.req.raw.signal });
    if ("missing" in pdf) throw notShown(pdf.missing);
    return c.body(new Uint8Array(pdf.file), 200, {
      "Content-Type": "application/pdf",
      "Cache-Control": "private, no-store",
    });
  });
  return routes;
}
