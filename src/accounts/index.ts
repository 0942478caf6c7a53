/** Accounts: sign-in, sessions, profile, security. */

export { type Accounts, createAccounts } from "./accounts.ts";
export { type AddressVerified, addressVerified } from "./address-verified.ts";
export { sessionCookieName } from "./auth/auth-cookies.ts";
export { isKnownDevice } from "./auth/known-devices.ts";
export {
  type DeletionChanged,
  deletionChanged,
  isDeletionRequested,
  requestDeletion,
  undoDeletion,
} from "./deletion/account-deletion.ts";
export { type DeletionNote, deletionNotesContext } from "./deletion/deletion-notes.ts";
export { expectedAddressContext } from "./expected-address.ts";
export { isProviderReturn } from "./federated/redirect-outcome.ts";
export { accountsRoutes } from "./http.ts";
export { accountsJobs } from "./jobs.ts";
export type { PersonalDataSource } from "./my-data/personal-data-source.ts";
export {
  type Account,
  disableAccount,
  enableAccount,
  endSessions,
  getAccount,
  setLinksOffline,
  verifyAccount,
} from "./operator/manage-accounts.ts";
export { operatorOnly } from "./operator/operator-only.ts";
export { countAccounts, searchAccounts } from "./operator/search-accounts.ts";
export {
  findConsent,
  giveConsent,
  takeConsent,
  withdrawConsent,
} from "./operator/view-consent.ts";
export {
  findHiddenReason,
  findMailAddress,
  findPerson,
  findPersonByEmail,
  findStanding,
  type HiddenReason,
  hasAccount,
  hasAccountWith,
  isAddressOfAccount,
  listFirstNames,
  listIdentityProviders,
  listNames,
  listPeople,
  listVerifiedUsers,
  mailAddressOf,
  type Person,
  type PersonName,
  type Standing,
  shareDevice,
} from "./people.ts";
export { makeAvatar } from "./picture/make-avatar.ts";
export { pictureUpload } from "./picture/upload-picture.ts";
export { googlePictures } from "./profile/get-profile.ts";
export { safeRedirectPath } from "./redirect-paths.ts";
export { describeDevice } from "./security/describe-device.ts";
export { listSecurityEvents } from "./security/list-security-events.ts";
export { recordSecurityEvent } from "./security/record-security-event.ts";
export {
  findSession,
  requireSession,
} from "./sessions/current-session.ts";
export { listSessions } from "./sessions/list-sessions.ts";
export { requireStepUp } from "./sessions/require-step-up.ts";
export { createSessionCookieCheck } from "./sessions/session-cookie-check.ts";
export { forgetAfterWrites, setUpPage, signedInAs } from "./sessions/session-middleware.ts";
export type { SignedUp } from "./sign-up-listener.ts";
export { admitSignedIn, signedInUpload } from "./signed-in-upload.ts";
export { sealOldProviders } from "./sso/sealed-config.ts";
export { isSamlAnswer } from "./sso/sso-addresses.ts";
export { withChangeNotice, withNotice } from "./ui/flash-messages.ts";
export { pictureBytesMax, pictureMissing, pictureTooLarge } from "./ui/picture/picture-limits.ts";
