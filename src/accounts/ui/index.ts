/** Account components for other slices. */
export { accountMeta } from "./account-meta.ts";
export { AskFirst } from "./ask-first.tsx";
export { AuthProvider, useAuth, useSignInPaths } from "./auth-provider.tsx";
export { Avatar } from "./avatar.tsx";
export { Notices } from "./notices.tsx";
export { pictureFormatNames, pictureMegabytesMax, pictureTypes } from "./picture/picture-limits.ts";
export { SettingsHeader, SettingsSection } from "./settings/settings-layout.tsx";
export { settingsPages } from "./settings/settings-pages.ts";
export { SignOutForm, useSignOut } from "./sign-out-form.tsx";
