import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { SignInAgain } from "#accounts/ui/index.ts";
import { MoreCredits } from "#teams/ui/index.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { onSinglePress } from "./on-single-press.ts";
import { useTeamCredits } from "./payment-note.tsx";

interface Props {
  readonly message: string;
  readonly isAboutCredits: boolean;
  /** Path in the library to what came of the run. */
  readonly libraryPath?: string | undefined;
  /** Starts the same again. Not offered where that needs credits first, or might be paid for a second time. */
  readonly onAgain?: (() => void) | undefined;
}

/**
 * Why a run didn't start or end, and where to get what it needs. It comes into sight: the button that was pressed stays at the bottom of the window
 * while its form scrolls.
 */
export function ProblemAlert({ message, isAboutCredits, libraryPath, onAgain }: Props) {
  const team = useTeamCredits();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another problem comes into sight, too
  useEffect(() => void place.current?.scrollIntoView({ block: "nearest" }), [message]);
  return (
    <div ref={place} className="grid scroll-mt-36 scroll-mb-28 gap-3">
      <Alert tone="error">
        {message}{" "}
        {isAboutCredits && !team && (
          <Link to="/settings/credits" className="font-semibold underline">
            Get AI credits
          </Link>
        )}
        {libraryPath && (
          <Link to={libraryPath} className="font-semibold underline">
            Open the library
          </Link>
        )}
        <SignInAgain after={message} />
      </Alert>
      {isAboutCredits && team && <MoreCredits credits={team} isInForm />}
      {onAgain && !isAboutCredits && !libraryPath && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={onSinglePress(onAgain)}>
          Try again
        </Button>
      )}
    </div>
  );
}
