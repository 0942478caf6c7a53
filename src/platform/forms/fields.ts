/** What fields of forms share with the server. By itself, because every page has the newsletter’s form, and the rules load when it is used. */

/** RFC 5321. */
export const emailLengthMax = 254;

/** The field that people do not see and programs fill in (`Honeypot` in field.tsx). A name that no browser fills in by itself. */
export const honeypotName = "referral_note";
