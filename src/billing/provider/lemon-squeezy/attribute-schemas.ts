import { z } from "zod";

/** Attributes of Lemon Squeezy's objects: strict about those we use, and ignores all others. */

/** A number in some objects, a string in others. */
export const id = z
  .union([z.string().regex(/^[\w-]{1,64}$/), z.int().nonnegative()], { error: "must be an id" })
  .transform(String);

/** Must fit PostgreSQL's `integer`. */
export const cents = z.int().min(0).max(2_147_483_647);

export const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** PostgreSQL cannot store NUL. */
const text = z
  .string()
  .max(200)
  .regex(/^[^\0]*$/, { error: "must be a text" });

export const word = text.min(1);

/** ISO 4217. Pages format amounts with it. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/i, { error: "must be a currency" });

/** Empty if there is none, for example for payments without a card. */
export const optionalWord = text.nullish().transform((given) => given || null);

/** URLs of the provider's pages. http is allowed for the test checkout, which runs on this machine. */
export const address = z
  .string()
  .max(2_000)
  .nullish()
  .transform((text) => (text && /^https?:\/\//.test(text) && URL.canParse(text) ? text : null));

export const times = { created_at: moment, updated_at: moment };
