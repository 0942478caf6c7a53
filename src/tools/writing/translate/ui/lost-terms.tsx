import { creditsInWords } from "#credits/rules.ts";
import { Button } from "#ui/button.tsx";
import type { GlossaryTerm } from "../glossary/glossary-rules.ts";
import { lostTerms, replaceLeftTerm, type TranslatedParagraph } from "../kept-terms.ts";

interface Props {
  readonly paragraphs: readonly TranslatedParagraph[];
  readonly terms: readonly GlossaryTerm[];
  readonly isBusy: boolean;
  /** Maximum price of translating a paragraph again, in AIC. */
  readonly priceOf: (source: string) => number;
  readonly onReplace: (paragraph: number, target: string) => void;
  /** Undefined without a model. */
  readonly onTranslateAgain: ((paragraph: number) => Promise<void>) | undefined;
}

/** Terms of the glossary that are not in the translation, each with a way to mend it in one press. */
export function LostTerms({ paragraphs, terms, isBusy, priceOf, onReplace, onTranslateAgain }: Props) {
  const lost = paragraphs.flatMap((paragraph, index) =>
    lostTerms(paragraph, terms).map((term) => ({
      paragraph,
      index,
      term,
      mended: replaceLeftTerm(paragraph.target, term),
    })),
  );
  if (terms.length === 0) return null;
  if (lost.length === 0) return <p className="text-sm text-success">All terms of your glossary are kept.</p>;
  return (
    <section aria-labelledby="lost-terms" className="grid grid-cols-1 gap-3 rounded-md border border-hairline p-4">
      <h3 id="lost-terms" className="text-sm font-semibold">
        {lost.length === 1 ? "1 term is not kept" : `${lost.length} terms are not kept`}
      </h3>
      <ul className="grid grid-cols-1 gap-3">
        {lost.map(({ paragraph, index, term: { term, translation }, mended }) => (
          <li key={`${index} ${term}`} className="grid grid-cols-1 gap-1.5 border-t border-hairline pt-3">
            <p className="text-sm">
              “{term}” should be <mark className="rounded-sm bg-accent-wash px-1 text-accent-text">{translation}</mark>
            </p>
            <p className="line-clamp-2 text-xs wrap-anywhere text-muted">{paragraph.target}</p>
            <div className="flex flex-wrap items-center gap-3">
              {mended !== undefined && (
                <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => onReplace(index, mended)}>
                  {`Replace “${term}”`}
                </Button>
              )}
              {mended === undefined && onTranslateAgain && (
                <>
                  <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => void onTranslateAgain(index)}>
                    Translate this paragraph again
                  </Button>
                  <span className="text-xs text-muted">{`At most ${creditsInWords(priceOf(paragraph.source))}`}</span>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
