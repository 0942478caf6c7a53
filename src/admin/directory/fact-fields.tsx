import { type FactKind, type FactTexts, factHints, factKinds, factLabels } from "#directory/browser.ts";
import { TextField } from "#ui/field.tsx";
import { factField } from "./tool-change-rules.ts";

interface Props {
  /** All kinds, the unknown ones too. */
  readonly facts: Readonly<Record<FactKind, FactTexts>>;
  /** The tool’s own, in place of a source that isn’t known. */
  readonly website: string;
  /** ISO date. */
  readonly today: string;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

/** All facts of a tool, each with its source and day. Unknown ones begin with the source that was read last. */
export function FactFields({ facts, website, today, values, errors }: Props) {
  const [latest] = Object.values(facts).toSorted((one, other) => other.checkedOn.localeCompare(one.checkedOn));
  const usual = { value: "", source: latest?.source || website, checkedOn: today };
  return (
    <div className="grid gap-4">
      {factKinds.map((kind) => {
        const field = (part: keyof FactTexts) => {
          const name = factField(kind, part);
          const fact = facts[kind].value === "" ? usual : facts[kind];
          return { name, defaultValue: values[name] ?? fact[part], error: errors[name] };
        };
        return (
          <fieldset key={kind} className="border-t border-hairline pt-3">
            <legend className="float-left mb-2 w-full text-sm font-semibold">{factLabels[kind]}</legend>
            <div className="clear-both grid items-start gap-3 sm:grid-cols-[1fr_1fr_11rem]">
              <TextField label="Value" hint={factHints[kind]} {...field("value")} />
              <TextField label="Source" type="url" placeholder="https://" {...field("source")} />
              <TextField label="Read on" type="date" {...field("checkedOn")} />
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
