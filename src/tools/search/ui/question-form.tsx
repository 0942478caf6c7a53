import { Form, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { searchLimits } from "../search-rules.ts";

export const exampleQuestions = [
  "A free tool to remove backgrounds for Shopify photos",
  "Captions for short videos",
  "Turn sketches into a website",
] as const;

/** Each asks a question that the directory has an answer to. */
export const Examples = () => (
  <ul aria-label="Examples" className="flex flex-wrap gap-2">
    {exampleQuestions.map((example) => (
      <li key={example}>
        <Form method="post">
          <button
            type="submit"
            name="question"
            value={example}
            className="min-h-11 rounded-full border border-hairline px-4 py-2 text-left text-xs transition-colors hover:border-ink"
          >
            {example}
          </button>
        </Form>
      </li>
    ))}
  </ul>
);

interface Props {
  readonly label: string;
  readonly button: string;
  readonly variant?: "primary" | "secondary";
  readonly placeholder: string;
  /** Question that is filled in. */
  readonly question?: string | undefined;
}

export function QuestionForm({ label, button, variant, placeholder, question }: Props) {
  const isBusy = useNavigation().state === "submitting";
  return (
    <Form method="post">
      <TextField
        label={label}
        name="question"
        required
        maxLength={searchLimits.question}
        placeholder={placeholder}
        defaultValue={question}
        autoComplete="off"
        button={
          <Button type="submit" variant={variant} disabled={isBusy}>
            {button}
          </Button>
        }
      />
    </Form>
  );
}
