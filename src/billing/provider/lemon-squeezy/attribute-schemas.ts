import { z } from "zod";

/** What Lemon Squeezy's objects are made of, as far as we use it: strict about that, indifferent to all else. */

/** A number in one place, a text in another. */
export const id = z
  .union([z.string().regex(/^[\w-]{1,64}$/), z.int().nonnegative()], { error: "must be an id" })
  .transform(String);

/** As PostgreSQL keeps it. */
export const cents = z.int().min(0).max(2_147_483_647);

export const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** PostgreSQL keeps no NUL. */
const text = z
  .string()
  .max(200)
  .regex(/^[^\0]*$/, { error: "must be a text" });

export const word = text.min(1);

/** As everybody writes them; pages show amounts by it. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/i, { error: "must be a currency" });

/** Empty where there is none, as for payments without a card. */
export const optionalWord = text.nullish().transform((given) => given || null);

/** Pages of the provider: nothing but https is ever linked; the test checkout's own are on this machine. */
export const address = z
  .string()
  .max(2_000)
  .nullish()
  .transform((text) => (text && /^https?:\/\//.test(text) && URL.canParse(text) ? text : null));

export const times = { created_at: moment, updated_at: moment };
