import { Alert } from "#ui/alert.tsx";
import { factsThatDiffer } from "../kept-facts.ts";
import type { TranslatedParagraph } from "../kept-terms.ts";

/** Paragraphs in which the translation changed what it must keep. */
export function ChangedFacts({ paragraphs }: { readonly paragraphs: readonly TranslatedParagraph[] }) {
  const changed = paragraphs.flatMap((paragraph, index) => {
    const { missing, added } = factsThatDiffer(paragraph);
    return missing.length + added.length > 0 ? [{ index, missing, added }] : [];
  });
  if (changed.length === 0) return null;
  return (
    <Alert tone="error" title="Please compare the translation with your text">
      <ul className="grid gap-1.5">
        {changed.map(({ index, missing, added }) => (
          <li key={index} className="wrap-anywhere">
            {`Paragraph ${index + 1}:`}
            {missing.length > 0 && ` missing ${missing.join(", ")}`}
            {missing.length > 0 && added.length > 0 && ";"}
            {added.length > 0 && ` not in your text: ${added.join(", ")}`}.
          </li>
        ))}
      </ul>
    </Alert>
  );
}
