/** The API for programs, which speaks OpenAI's language. */

export { v1Api } from "./api-definitions.ts";
export { answerError } from "./errors.ts";
export { type ProgramPlanOf, v1Routes } from "./http.ts";
