import { useEffect } from "react";
import { Form, useNavigation, useRevalidator } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { buttonClass } from "#ui/button.tsx";
import { formatBytes, formatDay } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";

interface Archive {
  readonly id: string;
  readonly requestedAt: Date;
  readonly ready?: { readonly bytes: number; readonly expiresAt: Date };
}

interface Props {
  readonly exports: readonly Archive[];
  /** Why no export was requested. */
  readonly problem?: string | undefined;
}

export const yourDataIntro = "A copy of the data we hold about you: JSON files and your picture, in one ZIP file.";

const lookAgainMs = 3_000;

/** The user's exports, and the button to request another. */
export function Archives({ exports, problem }: Props) {
  const isBusy = useNavigation().formAction === "/settings/data";
  const isUnderWay = exports.some(({ ready }) => !ready);
  useLookingAgain(isUnderWay);
  return (
    <div className="grid justify-items-start gap-5">
      {problem && <Alert tone="error">{problem}</Alert>}
      {exports.length > 0 && (
        <ul className="w-full">
          {exports.map((archive) => (
            <ArchiveRow key={archive.id} archive={archive} />
          ))}
        </ul>
      )}
      {!isUnderWay && (
        <Form method="post" action="/settings/data">
          <SubmitButton isBusy={isBusy} variant="secondary">
            {isBusy ? "Requesting…" : exports.length > 0 ? "Request a new export" : "Download my data"}
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}

function ArchiveRow({ archive: { id, requestedAt, ready } }: { readonly archive: Archive }) {
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3 first:pt-0">
      <div>
        <p className="text-sm font-medium">Export from {formatDay(requestedAt)}</p>
        <p className="text-xs text-muted">
          {ready
            ? `${formatBytes(ready.bytes)}, available until ${formatDay(ready.expiresAt)}`
            : "Being prepared. We’ll email you when it’s ready."}
        </p>
      </div>
      {/* No `download`: the answer is a file, or redirects to the page where the user confirms their identity. */}
      {ready && (
        <a href={`/settings/data/${id}`} className={buttonClass({ variant: "secondary" })}>
          Download
          <span className="sr-only"> the export from {formatDay(requestedAt)}</span>
        </a>
      )}
    </li>
  );
}

/** While an export is being created, checks from time to time whether it is ready. */
function useLookingAgain(isUnderWay: boolean): void {
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay || state !== "idle") return;
    const timer = setTimeout(() => void revalidate(), lookAgainMs);
    return () => clearTimeout(timer);
  }, [isUnderWay, state, revalidate]);
}
