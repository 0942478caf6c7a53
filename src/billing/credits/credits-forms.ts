import { creditsPath } from "./credits-paths.ts";

/** The forms of the credits page that save something; packs are bought through the checkout. */
export type CreditsForm = "limit" | "low-balance";

/** Where a form is posted to, in so far as the part of the page is shown again. */
export const formPath = (form: CreditsForm): string => `${creditsPath}?form=${form}#${form}`;

export const saveFailure = "This could not be saved. Please try again in a moment.";
