import { Form } from "react-router";
import { useAfterSending } from "#accounts/ui/index.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { control } from "#ui/field.tsx";

interface Props {
  /** The field's name in the form, and its label. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly lengthMax: number;
  /** After saving, Cancel and Escape. */
  readonly onEnd: () => void;
}

/** Renames what its page shows: posts the intent `rename` to it. It stands where the name was. */
export function RenameForm({ name, label, value, lengthMax, onEnd }: Props) {
  return (
    <Form
      method="post"
      className="flex min-w-0 flex-1 items-center gap-2"
      onSubmit={useAfterSending(onEnd)}
      onKeyDown={(event) => {
        if (event.key === "Escape") onEnd();
      }}
    >
      <input type="hidden" name="intent" value="rename" />
      <input
        // biome-ignore lint/a11y/noAutofocus: the user has just pressed Rename
        autoFocus
        onFocus={(event) => event.target.select()}
        name={name}
        aria-label={label}
        required
        // Not spaces alone.
        pattern=".*\S.*"
        maxLength={lengthMax}
        defaultValue={value}
        className={classNames(control, "min-w-0 flex-1")}
      />
      <Button type="submit">Rename</Button>
      <Button variant="ghost" onClick={onEnd}>
        Cancel
      </Button>
    </Form>
  );
}
