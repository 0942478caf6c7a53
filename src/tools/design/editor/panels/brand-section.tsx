import { Link } from "react-router";
import type { Kind } from "#studio/rules.ts";
import { useMay } from "#teams/ui/index.ts";
import { brandKitPath, newKit, noTeamKits } from "../../brand-kits/brand-kit-rules.ts";
import { kitParts } from "../../design-rules.ts";
import { type ListedKit, Swatches } from "../../ui/brand-kits/kit-row.tsx";
import { PanelSection } from "./panel.tsx";

interface Props {
  readonly kind: Kind;
  /** None on a plan that has no brand kits. */
  readonly kits: readonly ListedKit[] | undefined;
  readonly isBusy: boolean;
  readonly onKit: (kit: ListedKit) => void;
}

const link = "font-semibold text-accent-text hover:underline";

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Puts the design into a brand's look, with one press. */
export function BrandSection({ kind, kits, isBusy, onKit }: Props) {
  const mayManageKits = useMay("manage-kits");
  return (
    <PanelSection title="Brand kit">
      {!kits ? (
        <p className="text-sm text-muted">
          Brand kits with your {kitParts(kind)}{" "}
          <Link to="/settings/billing" className={link}>
            come with Pro
          </Link>
          .
        </p>
      ) : kits.length === 0 && !mayManageKits ? (
        <p className="text-sm text-muted">{noTeamKits}</p>
      ) : kits.length === 0 ? (
        <p className="text-sm text-muted">
          <Link to={brandKitPath(newKit)} className={link}>
            Make a brand kit
          </Link>{" "}
          with your {kitParts(kind)}, and use it in every design.
        </p>
      ) : (
        <>
          <ul className="grid min-w-0 grid-cols-1 gap-2">
            {kits.map((kit) => (
              <li key={kit.id} className="min-w-0">
                <button
                  type="button"
                  aria-label={`Use ${kit.name}`}
                  aria-disabled={isBusy}
                  onClick={() => onKit(kit)}
                  className="flex min-h-11 w-full items-center gap-3 rounded-sm border border-outline bg-surface px-3 py-1.5 text-left text-sm font-semibold hover:bg-sunken aria-disabled:opacity-60"
                >
                  <span className="min-w-0 flex-1 truncate">{kit.name}</span>
                  <span className="shrink-0 pr-1">
                    <Swatches colors={kit.colors} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <p className="text-xs text-muted">
            {kind === "logo"
              ? "Colors and typefaces change; the mark is drawn again with them."
              : `${capitalized(kitParts(kind))} change; nothing else moves.`}
          </p>
        </>
      )}
    </PanelSection>
  );
}
