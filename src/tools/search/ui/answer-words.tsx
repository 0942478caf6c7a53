import { Link } from "react-router";
import { partsOf } from "../directory-answer.ts";

interface Props {
  readonly text: string;
  /** Entries that the references lead to, in their order. */
  readonly entries: readonly { readonly slug: string; readonly name: string }[];
}

/** A model's answer, whose references lead to the entries. */
export function AnswerWords({ text, entries }: Props) {
  return (
    <p className="max-w-[72ch] wrap-anywhere whitespace-pre-wrap">
      {partsOf(text, entries.length).map((part, index) => {
        // Parts only grow at the end.
        const key = String(index);
        if ("text" in part) return <span key={key}>{part.text}</span>;
        const entry = entries[part.entry];
        return entry ? (
          <Link
            key={key}
            to={`/tools/${entry.slug}`}
            className="ml-1 rounded-sm border border-hairline px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap text-accent-text hover:underline"
          >
            {entry.name}
          </Link>
        ) : null;
      })}
    </p>
  );
}
