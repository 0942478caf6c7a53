import { creditsPath } from "./credits-paths.ts";

export type CreditsForm = "purchase" | "limit" | "low-balance";

/** Where a form is posted to, in so far as the part of the page is shown again. */
export const formPath = (form: CreditsForm): string => `${creditsPath}?form=${form}#${form}`;

export const failureOf = (form: string | null): string => (form === "purchase" ? checkoutFailure : saveFailure);

/** The specification's words (§8). */
export const checkoutFailure = "Failed to redirect to checkout. Please try again.";
export const saveFailure = "This could not be saved. Please try again in a moment.";
