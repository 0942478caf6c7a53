/** Who you are: sign-in, sessions, profile, security. */

export { type Accounts, createAccounts } from "./accounts.ts";
export { type AddressVerified, addressVerified } from "./address-verified.ts";
export { sessionCookieMark, sessionCookieName } from "./auth/cookie-prefix.ts";
export { isKnownDevice } from "./auth/note-device.ts";
export { findMailAddress } from "./find-mail-address.ts";
export { isHandedBack } from "./handoff/handoff-paths.ts";
export { hasAccount } from "./has-account.ts";
export { accountsRoutes } from "./http.ts";
export { accountsJobs } from "./jobs.ts";
export { type DeletionChanged, deletionChanged, isLeaving } from "./leaving/deletion-changed.ts";
export { listVerifiedUsers } from "./list-verified-users.ts";
export type { PersonalDataSource } from "./my-data/personal-data-source.ts";
export { withNotice } from "./pages/with-notice.ts";
export { findPerson, type Person } from "./people/find-person.ts";
export { hasAccountWith } from "./people/has-account-with.ts";
export { listNames, type PersonName } from "./people/list-names.ts";
export { shareDevice } from "./people/share-device.ts";
export { pictureUpload } from "./picture/picture-upload.ts";
export { googlePictures } from "./profile/get-profile.ts";
export { safeRedirectPath } from "./safe-redirect-path.ts";
export {
  findSession,
  requireSession,
} from "./sessions/current-session.ts";
export { forgetAfterWrites } from "./sessions/forget-after-writes.ts";
export { setUpPage } from "./sessions/set-up-page.ts";
export { signedInAs } from "./sessions/signed-in-as.ts";
export type { SignedUp } from "./sign-up-listener.ts";
export { sealOldProviders } from "./sso/seal-old-providers.ts";
export { isSamlAnswer } from "./sso/sso-addresses.ts";
