/** Who you are: sign-in, sessions, profile, security. */

export { type Accounts, createAccounts } from "./accounts.ts";
export { accountsContext } from "./accounts-context.ts";
export { sessionCookieMark } from "./auth/cookie-prefix.ts";
export { accountsRoutes } from "./http.ts";
export { accountsJobs } from "./jobs.ts";
export type { PersonalDataSource } from "./my-data/personal-data-source.ts";
export { isPersonalPath } from "./personal-paths.ts";
export { pictureUpload } from "./picture/picture-upload.ts";
export { safeRedirectPath } from "./safe-redirect-path.ts";
export {
  type CurrentSession,
  currentSessionContext,
  findSession,
  requireSession,
} from "./sessions/current-session.ts";
export { setUpPage } from "./sessions/set-up-page.ts";
