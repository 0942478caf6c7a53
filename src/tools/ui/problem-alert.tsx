import { Link } from "react-router";
import { SignInAgain } from "#accounts/ui/index.ts";
import { Alert } from "#ui/alert.tsx";

interface Props {
  readonly message: string;
  readonly isAboutCredits: boolean;
}

/** Why a run didn't start, and where to get what it needs. */
export function ProblemAlert({ message, isAboutCredits }: Props) {
  return (
    <Alert tone="error">
      {message}{" "}
      {isAboutCredits && (
        <Link to="/settings/credits" className="font-semibold underline">
          Get AI credits
        </Link>
      )}
      <SignInAgain after={message} />
    </Alert>
  );
}
