/** What other slices show of accounts. */
export { accountMeta } from "./account-meta.ts";
export { AuthProvider, useAuth } from "./auth-provider.tsx";
export { Avatar } from "./avatar.tsx";
export { Notices } from "./notices.tsx";
export { SettingsHeader } from "./settings/settings-header.tsx";
export { SettingsSection } from "./settings/settings-section.tsx";
export { SignOutForm } from "./sign-out-form.tsx";
export { useSignInPaths } from "./use-sign-in-paths.ts";
