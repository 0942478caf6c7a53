import { Heart, ImagePlus, Share2, Table2, Trash2 } from "lucide";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { ShownLink } from "../../sharing/link-rules.ts";
import { ShareDialog } from "../../sharing/ui/share-dialog.tsx";
import type { DesignSettings } from "../design-rules.ts";
import { canHavePhoto } from "../photo-rules.ts";
import { DesignForm } from "./design-form-post.tsx";
import { PhotoDialog, type PhotoSources } from "./photo-dialog.tsx";
import { TableDialog } from "./table/table-dialog.tsx";

interface Props {
  readonly design: {
    readonly id: string;
    readonly number: number;
    readonly title: string;
    readonly isFavorite: boolean;
    readonly link: ShownLink | null;
  };
  /** For designs that can have a photo. */
  readonly settings?: DesignSettings;
  readonly photos?: PhotoSources;
}

/** Favorite, photo, share, fill from a table and delete: small buttons below a design. */
export function DesignActions({ design: { id, number, title, isFavorite, link }, settings, photos }: Props) {
  const [isSharing, setSharing] = useState(false);
  const [isFilling, setFilling] = useState(false);
  const [isAddingPhoto, setAddingPhoto] = useState(false);
  const hasPhotos = settings && photos && photos.engines.length + photos.made.length > 0 && canHavePhoto(settings.kind);
  return (
    <>
      <DesignForm intent="favorite" designId={id} fields={{ isFavorite: isFavorite ? "off" : "on" }}>
        <Button
          type="submit"
          look="ghost"
          size="sm"
          aria-pressed={isFavorite}
          aria-label={`Favorite, design ${number}`}
          title={isFavorite ? "Remove from favorites" : "Add to favorites"}
        >
          <Icon of={Heart} className={isFavorite ? "size-4 fill-accent text-accent" : "size-4"} />
        </Button>
      </DesignForm>
      {hasPhotos && (
        <Button
          look="ghost"
          size="sm"
          aria-label={`Add a photo to design ${number}`}
          title="Add a photo"
          onClick={() => setAddingPhoto(true)}
        >
          <Icon of={ImagePlus} className="size-4" />
        </Button>
      )}
      <Button
        look="ghost"
        size="sm"
        aria-label={`Share design ${number}`}
        title={link ? "Shared by a link" : "Share by a link"}
        onClick={() => setSharing(true)}
      >
        <Icon of={Share2} className={link ? "size-4 text-accent-text" : "size-4"} />
      </Button>
      <Button
        look="ghost"
        size="sm"
        aria-label={`Fill design ${number} from a table`}
        title="Fill from a table"
        onClick={() => setFilling(true)}
      >
        <Icon of={Table2} className="size-4" />
      </Button>
      <DesignForm intent="delete" designId={id}>
        <Button type="submit" look="ghost" size="sm" aria-label={`Delete design ${number}`} title="Delete">
          <Icon of={Trash2} className="size-4" />
        </Button>
      </DesignForm>
      {hasPhotos && (
        <PhotoDialog
          designId={id}
          settings={settings}
          {...photos}
          isOpen={isAddingPhoto}
          onOpenChange={setAddingPhoto}
        />
      )}
      <ShareDialog
        fields={{ designId: id }}
        what="this design"
        description={`Anyone with the link sees “${title}” as a picture, without your name and without signing in.`}
        link={link}
        isOpen={isSharing}
        onOpenChange={setSharing}
      />
      {isFilling && <TableDialog designId={id} title={title} onClose={() => setFilling(false)} />}
    </>
  );
}
