import type { ReactNode } from "react";
import { Form, useSubmit } from "react-router";
import { withReturnPath } from "../rules.ts";

/** Keys under which earlier clients stored a session. Ours is a cookie that scripts can't read; leftovers are removed on sign-out (B6). */
const formerSessionKeys = ["supabase-auth", "supabase.auth.token"];

interface Props {
  readonly className?: string;
  /** Path of this site to go to afterwards; without one, the home page. */
  readonly redirectTo?: string;
  readonly children: ReactNode;
}

/** Signs out this device; put the submit button inside. Works without scripts; `/logout` reports the result. */
export function SignOutForm({ className, redirectTo, children }: Props) {
  return (
    <Form
      method="post"
      action={withReturnPath("/logout", redirectTo)}
      className={className}
      onSubmit={forgetFormerSession}
    >
      {children}
    </Form>
  );
}

/** The same, for what is no form. */
export function useSignOut(): () => void {
  const submit = useSubmit();
  return () => {
    forgetFormerSession();
    void submit(null, { method: "post", action: "/logout" });
  };
}

function forgetFormerSession(): void {
  try {
    for (const key of formerSessionKeys) localStorage.removeItem(key);
  } catch {
    // A browser that blocks storage has nothing stored.
  }
}
