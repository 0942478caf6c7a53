import { useSyncExternalStore } from "react";
import { Outlet, useOutletContext } from "react-router";
import { isAfterFailedForm } from "#accounts/ui/index.ts";
import { isServerAway, subscribeToServerAway, waitForServer } from "../ui/server-away.ts";
import type { Route } from "./+types/patient-layout";

/**
 * A page that is read anew waits for the server: without an answer, React Router would show the error page in place of the page, and what
 * was typed would be lost. Links to other pages don't wait, and neither do forms: sent later, they would lack what is typed meanwhile
 * (docs/decisions/0055-forms-that-are-not-taken.md).
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const isSamePage = request.url.split("#")[0] === window.location.href.split("#")[0];
    if (request.method === "GET" && isSamePage && !isAfterFailedForm()) await waitForServer(request.signal);
    return next();
  },
];

export default function PatientLayout() {
  const isAway = useSyncExternalStore(subscribeToServerAway, isServerAway, () => false);
  return (
    <>
      <Outlet context={useOutletContext()} />
      {isAway && (
        <p
          role="alert"
          // The note on a form that wasn't taken says it, too.
          className="[body:has([data-failed-form])_&]:hidden pointer-events-none fixed inset-x-4 top-20 z-50 mx-auto max-w-fit rounded-md border border-hairline bg-surface px-4 py-3 text-sm shadow-float"
        >
          <span className="font-semibold">The server can’t be reached.</span> Nothing on this page is lost. Easel goes
          on as soon as it’s back.
        </p>
      )}
    </>
  );
}
