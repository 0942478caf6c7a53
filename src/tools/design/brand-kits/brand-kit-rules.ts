import { type Checked, fieldOf, tidyLine, withoutEmpty } from "#platform/forms/rules.ts";
import { brandColorsMax, families, isOwnFace } from "#studio/rules.ts";

export const brandKitsPath = "/settings/brand-kits";
export const brandKitPath = (kitId: string): string => `${brandKitsPath}/${kitId}`;
/** In place of an id. */
export const newKit = "new";

/** Said to members of a team that has none: they can’t make one. */
export const noTeamKits = "Your team has no brand kits yet. Its owner and admins can make them.";

export const kitsMax = 20;
export const kitNameMax = 60;

/** The project that a screen works in, as far as brand kits go. */
export interface KitProject {
  readonly id: string;
  readonly name: string;
  /** It may have been deleted since. */
  readonly brandKitId: string | null;
}

type Kits = readonly { readonly id: string }[] | undefined;

/** The kit that is still there and that the plan has. @param kits none on a plan that has no brand kits. */
export const usableKit = (kitId: string | null | undefined, kits: Kits): string | undefined =>
  kits?.find(({ id }) => id === kitId)?.id;

interface ProjectChange {
  readonly before: KitProject | undefined;
  readonly after: KitProject | undefined;
  readonly kits: Kits;
}

/** The kit of a form once the user has chosen another project: that project’s, else what the user had chosen, but not the former project’s. */
export const kitAfterProject = (kitId: string | undefined, { before, after, kits }: ProjectChange) =>
  usableKit(after?.brandKitId, kits) ?? (kitId === before?.brandKitId ? undefined : kitId);

/** Fields of a brand kit’s form, with colors and empty choices as text. */
export type KitField = "name" | "colors" | "displayFace" | "textFace" | "logoAssetId";

export function checkKitForm(form: FormData): Checked<KitField> {
  const colors = form.getAll("color").map((color) => String(color).toLowerCase());
  const values = {
    name: tidyLine(fieldOf(form, "name")),
    colors: [...new Set(colors)].join(","),
    displayFace: fieldOf(form, "displayFace"),
    textFace: fieldOf(form, "textFace"),
    logoAssetId: fieldOf(form, "logoAssetId"),
  };
  const isFamily = (family: string) => family === "" || families.includes(family) || isOwnFace(family);
  const errors = withoutEmpty({
    name:
      values.name === ""
        ? "Please give the brand kit a name."
        : values.name.length > kitNameMax
          ? `The name can have ${kitNameMax} characters at most.`
          : undefined,
    colors:
      colors.length > brandColorsMax
        ? `Please choose ${brandColorsMax} colors at most.`
        : colors.length === 0
          ? "Please choose at least one color."
          : colors.every((color) => /^#[0-9a-f]{6}$/.test(color))
            ? undefined
            : "Please write each color as #rrggbb.",
    displayFace: isFamily(values.displayFace) ? undefined : "Please choose a typeface from the list.",
    textFace: isFamily(values.textFace) ? undefined : "Please choose a typeface from the list.",
  });
  return { values: { ...values, name: values.name.slice(0, 200) }, errors };
}
