import { Copy, Ellipsis, Heart, ImagePlus, Share2, Table2, Trash2 } from "lucide";
import { useRef, useState } from "react";
import { useRevalidator, useSubmit } from "react-router";
import { DeletionQuestion, useActingTeam } from "#teams/ui/index.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import type { ShownLink } from "#work/sharing/link-rules.ts";
import { ShareDialog } from "#work/ui/index.ts";
import type { DesignSettings } from "../design-rules.ts";
import { canHavePhoto } from "../photo-rules.ts";
import type { ShownDesign } from "../shown-run-rules.ts";
import { CopiesDialog } from "./copies-dialog.tsx";
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
    readonly pages: number;
    readonly millimeters: ShownDesign["millimeters"];
  };
  /** Settings of designs that can have a photo and other formats. */
  readonly settings?: DesignSettings;
  /** Absent for designs whose photo is the product that they show. */
  readonly photos?: PhotoSources | undefined;
}

type OpenDialog = "copies" | "table" | "photo" | "share" | "deletion";

/** All that can be done with a design besides editing and downloading it. */
export function MoreActions({ design: { id, number, title, link, pages, millimeters }, settings, photos }: Props) {
  const [open, setOpen] = useState<OpenDialog>();
  const wanted = useRef<OpenDialog>(undefined);
  const submit = useSubmit();
  const isInTeam = useActingTeam() !== null;
  const { revalidate } = useRevalidator();
  const hasPhotos = settings && photos && canHavePhoto(settings.kind);
  const close = () => setOpen(undefined);
  const choose = (dialog: OpenDialog) => {
    wanted.current = dialog;
  };
  const remove = () => void submit({ intent: "delete", designId: id }, { method: "post", preventScrollReset: true });
  return (
    <>
      <Menu
        className="w-64"
        onClosed={() => {
          setOpen(wanted.current);
          wanted.current = undefined;
        }}
        trigger={
          <Button variant="ghost" size="sm" aria-label={`More for design ${number}`}>
            <Icon icon={Ellipsis} className="size-4" />
            More
          </Button>
        }
      >
        {settings && <Action icon={Copy} label="Copies in other formats" onSelect={() => choose("copies")} />}
        <Action icon={Table2} label="Make many from a table" onSelect={() => choose("table")} />
        {hasPhotos && <Action icon={ImagePlus} label="Add a photo" onSelect={() => choose("photo")} />}
        <Action icon={Share2} label={link ? "Shared by a link" : "Share by a link"} onSelect={() => choose("share")} />
        <Action icon={Trash2} label="Delete" onSelect={isInTeam ? () => choose("deletion") : remove} />
      </Menu>
      {hasPhotos && (
        <PhotoDialog
          designId={id}
          settings={settings}
          {...photos}
          isOpen={open === "photo"}
          onOpenChange={(isOpen) => setOpen(isOpen ? "photo" : undefined)}
        />
      )}
      <ShareDialog
        fields={{ designId: id }}
        what="this design"
        description={`Anyone with the link sees “${title}” as a picture, without your name and without signing in.`}
        link={link}
        isOpen={open === "share"}
        onOpenChange={(isOpen) => setOpen(isOpen ? "share" : undefined)}
      />
      <DeletionQuestion
        what="this design"
        isOpen={open === "deletion"}
        onOpenChange={(isOpen) => setOpen(isOpen ? "deletion" : undefined)}
        onConfirm={() => {
          close();
          remove();
        }}
      />
      {open === "table" && (
        <TableDialog designId={id} title={title} pages={pages} isPrinted={millimeters !== null} onClose={close} />
      )}
      {open === "copies" && <CopiesDialog designId={id} onMade={() => void revalidate()} onClose={close} />}
    </>
  );
}

interface ActionProps {
  readonly icon: typeof Copy;
  readonly label: string;
  readonly onSelect: () => void;
}

const Action = ({ icon, label, onSelect }: ActionProps) => (
  <MenuItem onSelect={onSelect}>
    <Icon icon={icon} className="size-4 text-muted" />
    {label}
  </MenuItem>
);

/** Marks a design, so that the library finds it. */
export function FavoriteButton({ design: { id, number, isFavorite } }: Pick<Props, "design">) {
  return (
    <DesignForm intent="favorite" designId={id} fields={{ isFavorite: isFavorite ? "off" : "on" }}>
      <Button
        type="submit"
        variant="ghost"
        size="sm"
        aria-pressed={isFavorite}
        aria-label={`Favorite, design ${number}`}
        title={isFavorite ? "Remove from favorites" : "Add to favorites"}
      >
        <Icon icon={Heart} className={isFavorite ? "size-4 fill-accent text-accent" : "size-4"} />
      </Button>
    </DesignForm>
  );
}
