import { useState } from "react";
import { PrefetchPageLinks, useFetcher, useLocation } from "react-router";
import { honeypotName } from "#platform/forms/fields.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Honeypot } from "#ui/field.tsx";
import { EmailField } from "#ui/forms/email-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";

/**
 * The form in the footer and on the newsletter page; a plain form until scripts run. It is on every page, so only the server checks it:
 * otherwise every visitor would load the rules that other forms check in the browser.
 */
export function NewsletterForm({
  firstReply,
  variant = "primary",
}: {
  readonly firstReply?: FormReply | undefined;
  readonly variant?: "primary" | "secondary";
}) {
  const fetcher = useFetcher<FormReply>();
  const [isTouched, setTouched] = useState(false);
  const isBusy = fetcher.state !== "idle";
  const reply = fetcher.data ?? firstReply;
  const refused = reply?.outcome === "refused" && !isBusy ? reply : undefined;
  const isDone = reply?.outcome === "done";
  return (
    <div>
      <p role="status" className={isDone ? "max-w-[60ch] border-l-3 border-accent pl-4" : "sr-only"}>
        {isDone && "Almost there. Check your email for a link from us. Your subscription starts when you confirm."}
      </p>
      {!isDone && (
        <fetcher.Form
          method="post"
          action="/newsletter"
          noValidate
          defaultShouldRevalidate={false}
          onFocus={() => setTouched(true)}
          className="relative grid gap-3"
        >
          {isTouched && <PrefetchPageLinks page="/newsletter" />}
          {refused?.message && <Alert tone="error">{refused.message}</Alert>}
          <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <EmailField label="Email address" value={refused?.values?.email} error={refused?.errors?.email} />
            <SubmitButton variant={variant} isBusy={isBusy} className="sm:mt-7.5">
              Subscribe
            </SubmitButton>
          </div>
          <Honeypot name={honeypotName} />
        </fetcher.Form>
      )}
    </div>
  );
}

/** The newsletter in the footer, except on the newsletter's own pages, which have the form already. */
export function NewsletterSection() {
  const { pathname } = useLocation();
  if (pathname === "/newsletter" || pathname.startsWith("/newsletter/")) return null;
  return (
    <section aria-labelledby="newsletter-title" className="border-b border-hairline">
      <div className="container-page grid gap-x-16 gap-y-6 py-12 md:grid-cols-2">
        <div className="grid content-start gap-2">
          <h2 id="newsletter-title" className="text-xl">
            Newsletter
          </h2>
          <p className="max-w-[48ch] text-sm text-muted">{newsletterIntro}</p>
        </div>
        <NewsletterForm variant="secondary" />
      </div>
    </section>
  );
}

export const newsletterIntro =
  "New tools, tutorials and lessons learned, when there is something to tell. Unsubscribe with one click.";
