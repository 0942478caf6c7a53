import { type ReactNode, useEffect, useState } from "react";
import { Link, type LinkProps, useNavigation } from "react-router";

/** The frame of the pages by which one gets in: one column, in the middle of the page's first screen. */
export function AuthPage({
  title,
  intro,
  children,
  below,
}: {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  /** Other ways to go. */
  readonly below?: ReactNode;
}) {
  return (
    <div className="container-page pt-12 pb-24 md:pt-20">
      <div className="mx-auto grid w-full max-w-[26rem] gap-6">
        <div className="grid gap-2">
          <h1 className="text-2xl">{title}</h1>
          {intro && <p className="wrap-anywhere text-muted">{intro}</p>}
        </div>
        {children}
        {below && <div className="grid gap-3 border-t border-hairline pt-6 text-sm text-muted">{below}</div>}
      </div>
    </div>
  );
}

/** A link from one of the pages by which one gets in to another, as high as a finger. */
export function AuthLink(props: Omit<LinkProps, "className">) {
  return <Link className={lineLink} {...props} />;
}

/** A hand-off that takes longer was stopped by its reader, or failed. */
const redirectMsMax = 15_000;

export interface AuthPageBusy {
  /** A form is being answered, or the page that it leads to loaded. */
  readonly isSending: boolean;
  /** That, or the browser is on its way to another site: nothing here may be used meanwhile. */
  readonly isBusy: boolean;
  onRedirect(): void;
}

export function useAuthPageBusy(): AuthPageBusy {
  const navigation = useNavigation();
  const [isRedirected, setRedirected] = useState(false);
  useEffect(() => {
    if (!isRedirected) return;
    const end = () => setRedirected(false);
    const timer = setTimeout(end, redirectMsMax);
    // Whoever comes back by the browser's button finds the page as they left it.
    window.addEventListener("pageshow", end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pageshow", end);
    };
  }, [isRedirected]);
  const isSending = navigation.state !== "idle" && navigation.formMethod === "POST";
  return { isSending, isBusy: isSending || isRedirected, onRedirect: () => setRedirected(true) };
}

/** A link, or a button that is like one, within a text. */
export const textLink = "font-semibold text-accent-text underline-offset-4 hover:underline";

/** The same on a line of its own, high enough for a finger. */
export const lineLink = `${textLink} inline-flex min-h-11 items-center`;
