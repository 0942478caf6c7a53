import { createContext, useContext } from "react";
import { buttonClass } from "#ui/button.tsx";

/** All buttons of a page belong to this form (`CompareArea`), which works without scripts, too: it opens the page for choosing. */
export const compareFormId = "compare-form";

/** Slugs in the tray; null where a page has no tray. */
export const TrayContext = createContext<ReadonlySet<string> | null>(null);

/** Puts a tool into the tray of those to compare, or takes it out. It lies above the link that covers the card. */
export function CompareButton({ slug, name }: { readonly slug: string; readonly name: string }) {
  const tray = useContext(TrayContext);
  return (
    <button
      type="submit"
      form={compareFormId}
      name="tools"
      value={slug}
      data-name={name}
      aria-pressed={tray?.has(slug) ?? false}
      aria-label={`Compare ${name}`}
      className="card-compare"
    >
      Compare
    </button>
  );
}

/** The same on the tool's own page. */
export function CompareOffer({ slug, name }: { readonly slug: string; readonly name: string }) {
  const tray = useContext(TrayContext);
  return (
    <button
      type="submit"
      form={compareFormId}
      name="tools"
      value={slug}
      data-name={name}
      className={buttonClass({ variant: "secondary", size: "lg" })}
    >
      {tray?.has(slug) ? "Remove from comparison" : "Add to comparison"}
    </button>
  );
}
