import { ownFaceId } from "#studio/rules.ts";
import { DeleteButton } from "#teams/ui/index.ts";
import { ButtonLink } from "#ui/button.tsx";
import { assetAddress } from "../../assets/asset-rules.ts";
import { brandKitPath } from "../../brand-kits/brand-kit-rules.ts";
import type { ShownFont } from "../../fonts/own-font-rules.ts";
import { KitForm } from "./kit-form.tsx";

export interface ListedKit {
  readonly id: string;
  readonly name: string;
  readonly colors: readonly string[];
  readonly displayFace: string | null;
  readonly textFace: string | null;
  readonly logoAssetId: string | null;
}

interface Props {
  readonly kit: ListedKit;
  /** The user's own. */
  readonly fonts: readonly ShownFont[];
  readonly isChangeable: boolean;
}

export function KitRow({ kit, fonts, isChangeable }: Props) {
  const { id, name, colors, displayFace, textFace, logoAssetId } = kit;
  const faces = [displayFace, textFace]
    .filter((face) => face !== null)
    .map((face) => fonts.find((font) => ownFaceId(font.id) === face)?.name ?? face);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-5">
      <div className="grid size-16 shrink-0 place-items-center rounded-sm border border-hairline bg-sunken p-2">
        {logoAssetId ? (
          <img src={assetAddress(logoAssetId)} alt="" className="max-h-full max-w-full object-contain" />
        ) : (
          <span className="text-xs text-muted">No logo</span>
        )}
      </div>
      <div className="grid min-w-0 flex-1 basis-48 gap-1.5">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <Swatches colors={colors} />
        <p className="text-sm text-muted">{faces.length > 0 ? faces.join(", ") : "Typefaces of each style"}</p>
      </div>
      {isChangeable && (
        <div className="flex gap-2">
          <ButtonLink to={brandKitPath(id)} variant="secondary" size="sm" aria-label={`Edit ${name}`}>
            Edit
          </ButtonLink>
          <KitForm intent="delete" fields={{ kit: id }}>
            <DeleteButton what="this brand kit" isTeams variant="ghost" size="sm" aria-label={`Delete ${name}`}>
              Delete
            </DeleteButton>
          </KitForm>
        </div>
      )}
    </li>
  );
}

export const Swatches = ({ colors }: { readonly colors: readonly string[] }) => (
  <span role="img" aria-label={`Colors ${colors.join(", ")}`} className="flex">
    {colors.map((color) => (
      <span key={color} className="-mr-1 size-6 rounded-full border border-hairline" style={{ background: color }} />
    ))}
  </span>
);
