import { creditsPath } from "#credits/rules.ts";
import { checkoutFailure } from "../rules.ts";

export type CreditsForm = "purchase" | "limit" | "low-balance";

/** Where a form is posted to, in so far as the part of the page is shown again. */
export const formPath = (form: CreditsForm): string => `${creditsPath}?form=${form}#${form}`;

export const failureOf = (form: string | null): string => (form === "purchase" ? checkoutFailure : saveFailure);

const saveFailure = "This could not be saved. Please try again in a moment.";
