/** The field that people do not see and programs fill in (`Honeypot` in field.tsx). A name that no browser fills in by itself. */
export const honeypotName = "referral_note";
