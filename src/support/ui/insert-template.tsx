import { useId, useState } from "react";
import { Link } from "react-router";
import { leftField } from "#platform/forms/text-fields.ts";
import { Button } from "#ui/button.tsx";
import { control } from "#ui/field.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { fillTemplate, templatesPath } from "../rules.ts";

export interface OfferedTemplates {
  readonly list: readonly { readonly id: string; readonly name: string; readonly text: string }[];
  /** Values of its fields; a field that is unknown here stays as it is, to be replaced. */
  readonly values: Parameters<typeof fillTemplate>[1];
}

/** Puts a template into the form's message, where the cursor is, and selects the first field that is left to fill in. It needs scripts; templates can be copied from their page as ever. */
export function InsertTemplate({ list, values }: OfferedTemplates) {
  const id = useId();
  const [chosen, setChosen] = useState("");
  const isHydrated = useHydrated();
  if (list.length === 0 || !isHydrated) {
    return (
      <p className="text-sm">
        <Link to={templatesPath} className="font-semibold text-accent-text hover:underline">
          {list.length === 0 ? "Write answer templates" : "Answer templates"}
        </Link>
      </p>
    );
  }
  const insert = (form: HTMLFormElement | null) => {
    const template = list.find((one) => one.id === chosen);
    const field = form?.elements.namedItem("message");
    if (!template || !(field instanceof HTMLTextAreaElement)) return;
    field.focus();
    const before = field.value.slice(0, field.selectionStart).trimEnd();
    const after = field.value.slice(field.selectionEnd).trimStart();
    const text = fillTemplate(template.text, values);
    const parts = [before, text, after].filter(Boolean);
    field.setRangeText(parts.join("\n\n"), 0, field.value.length);
    const start = before === "" ? 0 : before.length + 2;
    const left = leftField(text);
    field.setSelectionRange(
      start + (left?.index ?? text.length),
      start + (left ? left.index + left.field.length : text.length),
    );
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        Template
      </label>
      <div className="flex flex-wrap gap-2">
        <select
          id={id}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          className={`${control} min-w-0 flex-1 basis-48`}
        >
          <option value="">Choose a template</option>
          {list.map((template) => (
            <option key={template.id} value={template.id}>
              {template.name}
            </option>
          ))}
        </select>
        <Button
          variant="secondary"
          disabled={chosen === ""}
          onClick={(event) => insert(event.currentTarget.closest("form"))}
        >
          Insert
        </Button>
      </div>
    </div>
  );
}
