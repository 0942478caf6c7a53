import type { ReactNode } from "react";
import { Form } from "react-router";

/** Where earlier clients kept a session. Ours is a cookie that scripts cannot read; what may be left there goes with it (B6). */
const formerSessionKeys = ["supabase-auth", "supabase.auth.token"];

/** Signs out of this device: put what submits it inside. Works without scripts; `/logout` says how it went. */
export function SignOutForm({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <Form method="post" action="/logout" className={className} onSubmit={forgetFormerSession}>
      {children}
    </Form>
  );
}

function forgetFormerSession(): void {
  try {
    for (const key of formerSessionKeys) localStorage.removeItem(key);
  } catch {
    // A browser that lets us store nothing has nothing stored.
  }
}
