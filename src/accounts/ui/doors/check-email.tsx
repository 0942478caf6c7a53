import { type Door, doorPath } from "../../rules.ts";
import { DoorLink } from "./door-link.tsx";
import { ResendForm } from "./resend-form.tsx";

/** After a sign-up: where the mail went, and what to do when it does not come. */
export function CheckEmail({ email, door }: { readonly email: string; readonly door: Door }) {
  return (
    <section
      aria-labelledby="check-email"
      className="grid gap-4 rounded-md border border-hairline bg-surface p-5 text-sm"
    >
      <div className="grid gap-2">
        <h2 id="check-email" className="text-lg">
          Check your email
        </h2>
        <p className="text-muted">
          We sent an email to <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>. Open its link
          within 60 minutes and confirm your address; then you’re signed in.
        </p>
      </div>
      <p className="text-muted">No email? Check your spam folder, or send it again.</p>
      <div className="grid gap-1">
        <ResendForm email={email} />
        <DoorLink to={doorPath("/signup/address", door)}>Correct the address</DoorLink>
      </div>
    </section>
  );
}
