import { X } from "lucide";
import { useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation, useNavigate } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { useAuth } from "../auth-provider.tsx";
import { SignInAgain } from "../sign-in-again.tsx";
import { watchPage } from "./keep-page.ts";

interface Failure {
  readonly message: string;
  readonly page: string;
  readonly scrollY: number;
  /** Everything outside of a modal dialog is out of reach. */
  readonly dialog: Element | null;
}

/** Says why a form of the page wasn't taken, until it is sent again or the page is left. */
export function FailedFormNote() {
  const [failure, setFailure] = useState<Failure>();
  const { viewer } = useAuth();
  const location = useLocation();
  const navigate = useNavigate();
  const page = `${location.pathname}${location.search}`;
  const show = useEffectEvent(async (message: string | undefined, address: URL) => {
    if (message === undefined) return setFailure(undefined);
    const dialog = document.querySelector("[role=dialog][data-state=open]");
    setFailure({ message, page, scrollY, dialog });
    if (page === `${address.pathname}${address.search}`) return;
    // The form began to lead to another page: stay.
    const isKept = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
    await navigate(location, { ...isKept, state: location.state });
  });
  const isSignedIn = viewer !== null;
  useEffect(() => watchPage({ isSignedIn, show: (...failed) => show(...failed) }), [isSignedIn]);
  const stay = useEffectEvent(() => {
    if (failure?.page === page) window.scrollTo({ top: failure.scrollY, behavior: "instant" });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: to React Router, a form that was answered leads to a new page
  useEffect(() => stay(), [location.key]);
  if (failure?.page !== page) return null;
  const { message, dialog } = failure;
  const isInDialog = dialog?.isConnected ?? false;
  const note = (
    <div data-failed-form className={classNames("rounded-md bg-surface", !isInDialog && "shadow-float")}>
      <Alert tone="error">
        <div className="flex items-start gap-2">
          <p className="min-w-0 flex-1">
            {message} <SignInAgain after={message} />
          </p>
          <button
            type="button"
            aria-label="Dismiss"
            onClick={() => setFailure(undefined)}
            className="-my-2 -mr-2 inline-flex size-10 touch:size-11 items-center justify-center rounded-sm hover:bg-sunken"
          >
            <Icon icon={X} className="size-4" />
          </button>
        </div>
      </Alert>
    </div>
  );
  return isInDialog && dialog ? (
    createPortal(note, dialog)
  ) : (
    <div className="fixed inset-x-4 top-20 z-50 mx-auto max-w-xl">{note}</div>
  );
}
