import { Link } from "react-router";
import type { Kind } from "#studio/rules.ts";
import { useMay } from "#teams/ui/index.ts";
import { SelectField } from "#ui/more-fields.tsx";
import { brandKitPath, brandKitsPath, type KitProject, newKit, noTeamKits } from "../../brand-kits/brand-kit-rules.ts";
import { kitParts } from "../../design-rules.ts";
import { type ListedKit, Swatches } from "./kit-row.tsx";

interface Props {
  readonly kind: Kind;
  readonly kitId: string | undefined;
  readonly onKit: (kitId: string | undefined) => void;
  /** None on a plan that has no brand kits. */
  readonly kits: readonly ListedKit[] | undefined;
  /** Project in the page’s address. */
  readonly project: KitProject | undefined;
}

/** Choice of the brand kit in whose look the studio designs. Connected engines know no brand kits. */
export function BrandKitField({ kind, kitId, onKit, kits, project }: Props) {
  const mayManageKits = useMay("manage-kits");
  if (!kits) {
    return (
      <p className="text-sm text-muted">
        Brand kits with your {kitParts(kind)}{" "}
        <Link to="/settings/billing" className="font-semibold text-accent-text hover:underline">
          come with Pro
        </Link>
        .
      </p>
    );
  }
  const chosen = kits.find((kit) => kit.id === kitId);
  if (kits.length === 0 && !mayManageKits) return <p className="text-sm text-muted">{noTeamKits}</p>;
  if (kits.length === 0) {
    return (
      <p className="text-sm text-muted">
        Designs for your brand?{" "}
        <Link to={brandKitPath(newKit)} className="font-semibold text-accent-text hover:underline">
          Make a brand kit
        </Link>{" "}
        with your {kitParts(kind)}.
      </p>
    );
  }
  const ofProject = chosen && chosen.id === project?.brandKitId ? `Brand kit of project “${project.name}”. ` : "";
  return (
    <div className="grid gap-x-5 gap-y-2 sm:grid-cols-[minmax(0,28rem)_auto] sm:justify-start">
      <SelectField
        label="Brand kit"
        name="brandKit"
        value={chosen?.id ?? ""}
        hint={`${ofProject}${chosen ? "The" : "With a kit, the"} design takes its ${kitParts(kind)}.`}
        onChange={(event) => onKit(event.target.value || undefined)}
      >
        <option value="">None, the style’s own look</option>
        {kits.map((kit) => (
          <option key={kit.id} value={kit.id}>
            {kit.name}
          </option>
        ))}
      </SelectField>
      <p className="flex min-h-11 items-center gap-4 self-start text-sm whitespace-nowrap sm:mt-6.5">
        {chosen && <Swatches colors={chosen.colors} />}
        <Link to={brandKitsPath} className="text-muted hover:text-ink hover:underline">
          Brand kits
        </Link>
      </p>
    </div>
  );
}
