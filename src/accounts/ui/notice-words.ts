import type { Toast } from "#ui/toast.ts";

/** What can be said after an action has led to another page. The words are the specification's where it has them. */
export const notices = {
  "account-created": {
    kind: "success",
    title: "Account created successfully",
    description: "Please check your email to verify your account.",
  },
  "signed-in": { kind: "success", title: "Successfully signed in!" },
  "signed-out": { kind: "success", title: "Signed out successfully" },
  "sign-out-failed": { kind: "error", title: "Failed to sign out" },
  "password-set": {
    kind: "success",
    title: "Your password was changed",
    description: "Every device was signed out. Please log in with the new password.",
  },
  "profile-updated": { kind: "success", title: "Profile updated" },
  "export-requested": { kind: "success", title: "Archive asked for", description: "We mail you when it is ready." },
  "account-kept": { kind: "success", title: "Your account stays" },
} as const satisfies Readonly<Record<string, Toast>>;

export type Notice = keyof typeof notices;

export const isNotice = (name: string): name is Notice => Object.hasOwn(notices, name);
