/** Account components for other slices. */
export { accountMeta } from "./account-meta.ts";
export { AskFirst, Disclosure } from "./ask-first.tsx";
export { AuthProvider, useAuth, useSignInPaths } from "./auth-provider.tsx";
export { Avatar } from "./avatar.tsx";
export { FailedFormNote } from "./failed-form/failed-form-note.tsx";
export { isAfterFailedForm, keepPageOfFailedForm } from "./failed-form/keep-page.ts";
export { useAfterSending } from "./failed-form/use-after-sending.ts";
export { Notices } from "./notices.tsx";
export { pictureFormatNames, pictureMegabytesMax, pictureTypes } from "./picture/picture-limits.ts";
export { SettingsHeader, SettingsSection } from "./settings/settings-layout.tsx";
export { settingsPages } from "./settings/settings-pages.ts";
export { SignInAgain } from "./sign-in-again.tsx";
export { SignOutForm, useSignOut } from "./sign-out-form.tsx";
