import { useState } from "react";
import type { StyleId } from "#studio/rules.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { autoStyle, orderedStyles, type StyleChoice, styleNameOf } from "../style-rules.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { firstStyles } from "./design-names.ts";

const previews = import.meta.glob<string>("./previews/*.webp", { eager: true, query: "?url", import: "default" });

interface Props {
  readonly value: StyleChoice;
  readonly onChange: (style: StyleChoice) => void;
}

const compactChoices: readonly StyleChoice[] = [autoStyle, ...orderedStyles];

/** All styles by picture and name, and those that suit the prompt, where there is little room. */
export function CompactStyleField({ value, onChange }: Props) {
  return (
    <ChoiceCards
      label="Style"
      name="style"
      value={value}
      onChange={onChange}
      className="grid grid-cols-4 gap-2 sm:grid-cols-6"
      cardClassName="overflow-hidden"
      of={compactChoices.map((id) => ({
        id,
        content: (
          <>
            {id === autoStyle ? <AutoPicture /> : <StylePicture of={id} />}
            <span className="px-1 py-1.5 text-xs sm:px-1.5 leading-tight font-semibold">
              {id === autoStyle ? "Auto" : styleNameOf(id).name}
            </span>
          </>
        ),
      }))}
    />
  );
}

interface ChoiceProps {
  readonly value: StyleChoice;
  readonly onChange: (style: StyleChoice) => void;
  readonly offersAuto?: boolean;
}

export function StyleField({ value, onChange, offersAuto = false }: ChoiceProps) {
  const [showsAll, setShowsAll] = useState(value !== autoStyle && orderedStyles.indexOf(value) >= firstStyles);
  const shown = showsAll ? orderedStyles : orderedStyles.slice(0, firstStyles);
  const choices: readonly StyleChoice[] = offersAuto ? [autoStyle, ...shown] : shown;
  return (
    <div className="grid justify-items-start gap-3">
      <ChoiceCards
        label="Style"
        name="style"
        value={value}
        onChange={onChange}
        className={classNames(
          "grid grid-cols-2 gap-3 sm:grid-cols-3",
          offersAuto ? "xl:grid-cols-6" : "xl:grid-cols-5",
        )}
        cardClassName="overflow-hidden"
        of={choices.map((id) => ({
          id,
          content: (
            <>
              {id === autoStyle ? <AutoPicture /> : <StylePicture of={id} />}
              <span className="grid gap-0.5 p-3">
                <span className="font-semibold">{id === autoStyle ? "Auto" : styleNameOf(id).name}</span>
                <span className="text-xs text-muted">
                  {id === autoStyle ? "Styles that suit your words" : styleNameOf(id).words}
                </span>
              </span>
            </>
          ),
        }))}
      />
      {orderedStyles.length > firstStyles && (
        <Button variant="secondary" size="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? "Fewer styles" : `All ${orderedStyles.length} styles`}
        </Button>
      )}
    </div>
  );
}

const AutoPicture = () => (
  <span className="grid grid-cols-2 border-b border-hairline">
    {orderedStyles.slice(1, 5).map((id) => (
      <StylePicture key={id} of={id} />
    ))}
  </span>
);

const StylePicture = ({ of }: { readonly of: StyleId }) => (
  <img
    src={previews[`./previews/${of}.webp`]}
    alt=""
    width={240}
    height={240}
    loading="lazy"
    className="aspect-square w-full border-b border-hairline object-cover"
  />
);
