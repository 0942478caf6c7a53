import { ChevronDown, Download } from "lucide";
import { useState } from "react";
import { printSizeOf } from "#studio/rules.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Menu, MenuNote } from "#ui/menu.tsx";
import { showToast } from "#ui/toast.ts";
import { brandPackFile, designsPath } from "../design-rules.ts";
import { FileItem, filesOf, pressNote, SoldFileItem, sizeNote } from "../ui/file-items.tsx";
import { useSlowFile } from "../ui/use-slow-file.ts";
import { useEditor } from "./editor-context.ts";
import { PngDialog } from "./png-dialog.tsx";

interface Props {
  /** Stores what is not stored yet. */
  readonly onSave: () => Promise<boolean>;
}

/** The design as files, as it is shown. */
export function DownloadMenu({ onSave }: Props) {
  const { designId, design, page, pageCount, brief, watermark, hasBrandKits } = useEditor();
  const pack = useSlowFile(`${designsPath}/${designId}/${brandPackFile}`, "brand-pack.zip");
  const millimeters = printSizeOf(design, brief.kind)?.millimeters ?? null;
  const [isSizing, setSizing] = useState(false);
  const isDrawing = pack.state === "drawing";

  async function drawPack(): Promise<void> {
    if ((await onSave()) && (await pack.draw())) return;
    const description = "Please try again in a moment.";
    showToast({ kind: "error", title: "The brand pack couldn’t be drawn", description });
  }

  async function download(file: string): Promise<void> {
    if (!(await onSave())) {
      const description = "Your last changes aren’t saved yet. Please try again in a moment.";
      return showToast({ kind: "error", title: "The file couldn’t be made", description });
    }
    const link = document.createElement("a");
    link.href = `${designsPath}/${designId}/${file}`;
    link.download = "";
    link.click();
  }

  return (
    <>
      <span role="status" className="sr-only">
        {isDrawing && "Drawing the brand pack, a few seconds…"}
      </span>
      <Menu
        trigger={
          <Button size="sm" aria-busy={isDrawing}>
            <Icon icon={Download} className="size-4" />
            <span className="max-sm:sr-only">{isDrawing ? "Drawing…" : "Download"}</span>
            <Icon icon={ChevronDown} className="size-3.5" />
          </Button>
        }
      >
        <MenuNote>{sizeNote({ ...design, millimeters })}</MenuNote>
        {filesOf({ isPrinted: millimeters !== null, pages: pageCount, shown: { page, words: "This page" } }).map(
          ({ id, name, words, file }) =>
            id === "svg" && watermark && brief.kind !== "mockup" ? (
              <SoldFileItem key={id} name={name} words={words} />
            ) : (
              <FileItem key={id} name={name} words={words} onSelect={() => void download(file)} />
            ),
        )}
        <FileItem name="Size…" words="Any width, or a transparent background" onSelect={() => setSizing(true)} />
        {brief.kind === "logo" &&
          (hasBrandKits ? (
            <FileItem
              name="ZIP"
              words="Brand pack: all files of the logo"
              onSelect={() => void drawPack()}
              disabled={isDrawing}
            />
          ) : (
            <SoldFileItem name="ZIP" words="Brand pack" />
          ))}
        {millimeters && <MenuNote>{pressNote}</MenuNote>}
        {watermark && <MenuNote>Files carry a small watermark on the Free plan.</MenuNote>}
      </Menu>
      {isSizing && (
        <PngDialog
          onOpenChange={setSizing}
          onDownload={(query) => {
            setSizing(false);
            query.set("download", "");
            if (page > 0) query.set("page", String(page + 1));
            void download(`design.png?${query}`);
          }}
        />
      )}
    </>
  );
}
