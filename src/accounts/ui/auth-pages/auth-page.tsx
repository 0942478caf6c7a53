import { type ReactNode, useEffect, useState } from "react";
import { Link, type LinkProps, useNavigation } from "react-router";

/** Layout of the sign-in pages: one column, centered. */
export function AuthPage({
  title,
  intro,
  children,
  below,
}: {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  /** Links to other sign-in methods and pages. */
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

/** A link between sign-in pages, with a finger-sized target. */
export function AuthLink(props: Omit<LinkProps, "className">) {
  return <Link className={lineLink} {...props} />;
}

/** After this long, the user has stopped the redirect, or it failed. */
const redirectMsMax = 15_000;

export interface AuthPageBusy {
  /** A form is being answered, or the page it leads to is loading. */
  readonly isSending: boolean;
  /** Same as above, or the browser is leaving for another site: controls are disabled. */
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
    // A user who comes back with the browser's back button finds the page as they left it.
    window.addEventListener("pageshow", end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pageshow", end);
    };
  }, [isRedirected]);
  const isSending = navigation.state !== "idle" && navigation.formMethod === "POST";
  return { isSending, isBusy: isSending || isRedirected, onRedirect: () => setRedirected(true) };
}

/** A link, or a button that looks like one, within text. */
export const textLink = "font-semibold text-accent-text underline-offset-4 hover:underline";

/** The same on its own line, with a finger-sized target. */
export const lineLink = `${textLink} inline-flex min-h-11 items-center`;
