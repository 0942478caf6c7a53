/**
 * Shared by the forms' fields and the server. A separate file, because every page has the newsletter form, which loads the rules only when
 * used.
 */

/** RFC 5321. */
export const emailLengthMax = 254;

/** The honeypot field, which users do not see and bots fill in (`Honeypot` in field.tsx). Browsers do not autofill this name. */
export const honeypotName = "referral_note";
