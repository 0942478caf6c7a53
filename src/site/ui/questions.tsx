import { Plus } from "lucide";
import { Icon } from "#ui/icon.tsx";

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions that open to show their answers, without scripts too. @param areOpen whether they start open, as search results do. */
export function Questions({
  questions,
  areOpen = false,
}: {
  readonly questions: readonly Question[];
  readonly areOpen?: boolean;
}) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        // The key recreates the element when a search begins or ends: otherwise `open` would stay as the last click left it.
        <details key={`${question} ${areOpen}`} open={areOpen} className="group border-b border-hairline">
          <summary className="flex min-h-14 items-center justify-between gap-6 py-4 hover:text-accent-text [&::-webkit-details-marker]:hidden">
            <h3 className="font-sans text-base font-semibold tracking-normal">{question}</h3>
            <Icon icon={Plus} className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45" />
          </summary>
          <p className="max-w-[64ch] pr-10 pb-6 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
