import { Link } from "react-router";
import { SelectField } from "#ui/more-fields.tsx";
import { brandKitPath, brandKitsPath, newKit } from "../../brand-kits/brand-kit-rules.ts";
import { canHaveKit, kitParts } from "../../design-rules.ts";
import { type GeneratorSettings, usesStudio } from "../../engine-rules.ts";
import type { EnginePart } from "../engine-field.tsx";
import { type ListedKit, Swatches } from "./kit-row.tsx";

interface Props extends Pick<EnginePart, "engines"> {
  readonly settings: Pick<GeneratorSettings, "kind" | "engines" | "brandKitId">;
  readonly onSettings: (change: Pick<GeneratorSettings, "brandKitId">) => void;
  /** None on a plan that has no brand kits. */
  readonly kits: readonly ListedKit[] | undefined;
}

/** In whose look the studio designs. Connected engines know no brand kits. */
export function BrandKitField({ kits, settings, engines, onSettings }: Props) {
  if (!canHaveKit(settings.kind) || !usesStudio(settings, engines)) return null;
  if (!kits) {
    return (
      <p className="text-sm text-muted">
        Brand kits with your {kitParts(settings.kind)}{" "}
        <Link to="/settings/billing" className="font-semibold text-accent-text hover:underline">
          come with Pro
        </Link>
        .
      </p>
    );
  }
  const chosen = kits.find((kit) => kit.id === settings.brandKitId);
  if (kits.length === 0) {
    return (
      <p className="text-sm text-muted">
        Designs for your brand?{" "}
        <Link to={brandKitPath(newKit)} className="font-semibold text-accent-text hover:underline">
          Make a brand kit
        </Link>{" "}
        with your {kitParts(settings.kind)}.
      </p>
    );
  }
  return (
    <div className="grid items-end gap-x-5 gap-y-2 sm:grid-cols-2">
      <SelectField
        label="Brand kit"
        name="brandKit"
        value={chosen?.id ?? ""}
        hint={`The design takes its ${kitParts(settings.kind)}.`}
        onChange={(event) => onSettings({ brandKitId: event.target.value || undefined })}
      >
        <option value="">None, the style’s own look</option>
        {kits.map((kit) => (
          <option key={kit.id} value={kit.id}>
            {kit.name}
          </option>
        ))}
      </SelectField>
      <p className="flex min-h-11 items-center gap-4 text-sm">
        {chosen && <Swatches colors={chosen.colors} />}
        <Link to={brandKitsPath} className="text-muted hover:text-ink hover:underline">
          Brand kits
        </Link>
      </p>
    </div>
  );
}
