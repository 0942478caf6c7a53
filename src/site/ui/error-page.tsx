import type { ReactNode } from "react";
import { Button, ButtonLink } from "#ui/button.tsx";

const sentences: Readonly<Record<number, string>> = {
  404: "There is no page at this address. It may have moved, or the link has a typo.",
  429: "Too many requests. Please wait a moment and try again.",
};

interface Props {
  readonly status: number;
  readonly message: string | undefined;
  /** Page to go on with: it can bring back what was deleted, or is the same one without what was refused. */
  readonly link?: { readonly path: string; readonly label: string } | undefined;
  /** Buttons for what the user can do about it; without them, links to other pages. */
  readonly children?: ReactNode;
}

/** The page for an error. A21 gives the wording of the 404. */
export function ErrorPage({ status, message, link, children }: Props) {
  const isMissing = status === 404;
  const sentence = message ?? sentences[status] ?? "Something went wrong on our side. Please try again in a moment.";
  return (
    <div className="container-page grid gap-4 py-24 md:py-36">
      <title>{isMissing ? "Page not found" : `Error ${status}`}</title>
      <meta name="robots" content="noindex" />
      <p className="font-display text-3xl font-bold text-accent-text tabular-nums">{status}</p>
      <h1 className="text-2xl">
        {!isMissing ? "This didn’t work" : link ? "This was deleted" : "Oops! Page not found"}
      </h1>
      <p className="max-w-[60ch] text-lg text-muted">{sentence}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {children ?? (
          <>
            {link && <ButtonLink to={link.path}>{link.label}</ButtonLink>}
            <ButtonLink to="/" variant={link ? "secondary" : "primary"}>
              Return to Home
            </ButtonLink>
            <ButtonLink to="/tools" variant="secondary">
              Browse all tools
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}

/** Shown when the browser could not load the page. It is part of the bundle, so that it needs no request. */
export function NoConnection() {
  return (
    <div className="container-page grid gap-4 py-24 md:py-36">
      <title>No connection</title>
      <h1 className="text-2xl">No connection</h1>
      <p className="max-w-[60ch] text-lg text-muted">
        This page could not be loaded. Please check your connection and try again.
      </p>
      <Button className="mt-4 justify-self-start" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </div>
  );
}
