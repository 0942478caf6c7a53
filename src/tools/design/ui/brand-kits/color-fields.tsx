import { Plus, X } from "lucide";
import { useState } from "react";
import { brandColorsMax } from "#studio/rules.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";

interface Props {
  readonly first: readonly string[];
  readonly error: string | undefined;
}

/** The brand's colors, each a field named `color`. */
export function ColorFields({ first, error }: Props) {
  const [colors, setColors] = useState(first.map((value, key) => ({ key, value })));
  const [added, setAdded] = useState(colors.length);
  const add = () => {
    setColors([...colors, { key: added, value: "#ffb400" }]);
    setAdded(added + 1);
  };
  return (
    <div className="grid gap-3">
      <ul className="flex flex-wrap gap-4">
        {colors.map(({ key, value }, index) => (
          <li key={key} className="grid justify-items-center gap-1">
            <input
              type="color"
              name="color"
              aria-label={`Color ${index + 1}`}
              aria-describedby={error ? "colors-error" : undefined}
              value={value}
              onChange={(event) =>
                setColors(colors.map((one) => (one.key === key ? { key, value: event.target.value } : one)))
              }
              className="h-14 w-16 cursor-pointer rounded-sm border border-outline bg-surface p-1"
            />
            <span className="font-mono text-xs text-muted">{value}</span>
            {colors.length > 1 && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Remove color ${index + 1}`}
                onClick={() => setColors(colors.filter((one) => one.key !== key))}
              >
                <Icon icon={X} className="size-4" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {colors.length < brandColorsMax && (
        <div>
          <Button variant="secondary" size="sm" onClick={add}>
            <Icon icon={Plus} className="size-4" />
            Add color
          </Button>
        </div>
      )}
      <FieldError id="colors-error" error={error} />
    </div>
  );
}
