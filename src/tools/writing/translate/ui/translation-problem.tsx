import { Alert } from "#ui/alert.tsx";
import type { TextPartsState } from "../../../run-screens/text/ui/use-text-parts.ts";
import { ProblemAlert } from "../../../run-screens/ui/problem-alert.tsx";

/** Reason why a translation, or one of its paragraphs, is not whole. */
export function TranslationProblem({ state }: { readonly state: TextPartsState }) {
  const { kind, message, isAboutCredits = false } = state;
  if (!message) return null;
  return kind === "failed" ? (
    <ProblemAlert message={message} isAboutCredits={isAboutCredits} />
  ) : (
    <Alert tone="note">{`${message} What was translated until then stays.`}</Alert>
  );
}
