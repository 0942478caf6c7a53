import { useId, useState } from "react";
import type { Palette } from "#studio/browser.ts";
import type { ShownFigure } from "#studio/index.ts";
import { Alert } from "#ui/alert.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { control } from "#ui/field.tsx";
import { useFigures } from "./use-figures.ts";

interface Props {
  readonly title: string;
  readonly description: string;
  readonly forLogos: boolean;
  /** Colors in which they are shown; the page's own, if left out. */
  readonly palette?: Palette;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSymbol: (figure: ShownFigure) => void;
}

/** All figures that the studio draws, with a search. */
export function SymbolDialog({ title, description, onOpenChange, ...choice }: Props) {
  return (
    <Dialog open onOpenChange={onOpenChange} title={title} description={description}>
      <SymbolChoice {...choice} />
    </Dialog>
  );
}

const wordsMax = 80;

function SymbolChoice({ forLogos, palette, onSymbol }: Pick<Props, "forLogos" | "palette" | "onSymbol">) {
  const id = useId();
  const [words, setWords] = useState("");
  const { figures, problem } = useFigures(words, forLogos);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-2">
        <label htmlFor={id} className="text-sm font-semibold">
          What should it show?
        </label>
        <input
          id={id}
          type="search"
          maxLength={wordsMax}
          placeholder="Bread, summer, a cat"
          className={control}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </div>
      {problem && <Alert tone="error">{problem}</Alert>}
      <p role="status" className="text-sm text-muted">
        {figures && !problem && countOf(figures.length)}
      </p>
      <ul
        className="grid max-h-88 grid-cols-3 gap-2 overflow-y-auto overscroll-contain p-0.5 sm:grid-cols-5"
        aria-busy={!figures}
      >
        {figures
          ? figures.map((figure) => (
              <li key={figure.id}>
                <button
                  type="button"
                  title={figure.name}
                  onClick={() => onSymbol(figure)}
                  className="grid w-full justify-items-center gap-1 rounded-sm border border-hairline bg-surface p-2 text-xs text-muted hover:border-ink hover:text-ink"
                >
                  <Drawing figure={figure} palette={palette} />
                  <span className="w-full truncate first-letter:uppercase">{figure.name}</span>
                </button>
              </li>
            ))
          : Array.from({ length: 10 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <li key={index} className="aspect-square animate-pulse rounded-sm bg-sunken motion-reduce:animate-none" />
            ))}
      </ul>
    </div>
  );
}

const countOf = (count: number): string =>
  count === 0
    ? "No symbol fits these words. Try a more general one, such as “food” or “animal”."
    : `${count} ${count === 1 ? "symbol" : "symbols"}`;

const ownPaints = { body: "currentColor", accent: "var(--color-accent)", detail: "var(--color-surface)" } as const;

interface DrawingProps extends Pick<Props, "palette"> {
  readonly figure: ShownFigure;
}

function Drawing({ figure: { pieces }, palette }: DrawingProps) {
  const paintOf = palette ? { body: palette.ink, accent: palette.accent, detail: palette.ground } : ownPaints;
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className="size-14 rounded-xs text-ink"
      style={{ background: palette?.ground }}
    >
      {pieces.map(({ data, part, line }) =>
        line === undefined ? (
          <path key={data} d={data} fill={paintOf[part]} fillRule="evenodd" />
        ) : (
          <path
            key={data}
            d={data}
            fill="none"
            stroke={paintOf[part]}
            strokeWidth={line}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ),
      )}
    </svg>
  );
}
