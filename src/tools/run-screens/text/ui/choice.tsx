import { SelectField } from "#ui/more-fields.tsx";

interface ChoiceProps<Id extends string> {
  /** Name of the field, where a form is sent as it is. */
  readonly name?: string;
  readonly label: string;
  readonly of: readonly { readonly id: Id; readonly name: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly className?: string;
}

/** One of a list. */
export function Choice<Id extends string>({ label, name, of: list, value, onChange, className }: ChoiceProps<Id>) {
  return (
    <div className={className}>
      <SelectField
        label={label}
        name={name}
        value={value}
        onChange={(event) => {
          const chosen = list.find(({ id }) => id === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
      >
        {list.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
