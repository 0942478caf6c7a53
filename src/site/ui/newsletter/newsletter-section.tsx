import { useLocation } from "react-router";
import { NewsletterForm } from "./newsletter-form.tsx";

/** The newsletter in the footer; not on the newsletter's own pages, which have the form already. */
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
        <NewsletterForm look="secondary" />
      </div>
    </section>
  );
}

export const newsletterIntro = "New tools, tutorials and what we learned, now and then by mail. Leave with one click.";
