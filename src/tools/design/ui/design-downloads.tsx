import { ChevronDown, Download } from "lucide";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Menu, MenuNote } from "#ui/menu.tsx";
import { designsPath } from "../design-rules.ts";
import type { ShownDesign } from "../shown-run-rules.ts";
import { FileItem, filesOf, pressNote, SoldFileItem, sizeNote } from "./file-items.tsx";
import type { SlowFile } from "./use-slow-file.ts";

interface Props {
  readonly design: ShownDesign;
  readonly film: SlowFile;
  readonly pack: SlowFile;
  readonly isLogo: boolean;
  /** And brand packs. */
  readonly hasBrandKits: boolean;
  readonly hasWatermark: boolean;
}

/** A design as files. What the plan doesn't have leads to the plans. */
export function DesignDownloads({ design, film, pack, isLogo, hasBrandKits, hasWatermark }: Props) {
  const { id, number, millimeters, pages } = design;
  return (
    <Menu
      trigger={
        <Button variant="secondary" size="sm" aria-label={`Download design ${number}`}>
          <Icon icon={Download} className="size-4" />
          Download
          <Icon icon={ChevronDown} className="size-3.5" />
        </Button>
      }
    >
      <MenuNote>{sizeNote(design)}</MenuNote>
      {filesOf({ isPrinted: millimeters !== null, pages, shown: { page: 0, words: "The first page" } }).map(
        ({ id: fileId, name, words, file }) =>
          fileId === "svg" && hasWatermark ? (
            <SoldFileItem key={fileId} name={name} words={words} />
          ) : (
            <FileItem key={fileId} name={name} words={words} address={`${designsPath}/${id}/${file}`} />
          ),
      )}
      <FileItem
        name="MP4"
        words={pages > 1 ? "A video of the first page" : "A video of a few seconds"}
        onSelect={() => void film.draw()}
        disabled={film.state === "drawing"}
      />
      {isLogo &&
        (hasBrandKits ? (
          <FileItem
            name="ZIP"
            words="Brand pack: all files of the logo"
            onSelect={() => void pack.draw()}
            disabled={pack.state === "drawing"}
          />
        ) : (
          <SoldFileItem name="ZIP" words="Brand pack" />
        ))}
      {millimeters && <MenuNote>{pressNote}</MenuNote>}
    </Menu>
  );
}

interface StatusProps {
  readonly file: SlowFile;
  /** Name of the file’s kind in sentences: `video`. */
  readonly what: string;
  readonly number: number;
}

/** Beside the buttons, while a file is drawn. */
export function SlowFileStatus({ file, what, number }: StatusProps) {
  return (
    <span className="flex items-center gap-2 text-xs text-muted">
      <span role="status">
        {file.state === "drawing" && `Drawing the ${what}, a few seconds…`}
        {file.state === "failed" && `The ${what} couldn’t be drawn. Please try again.`}
      </span>
      {file.state === "drawing" && (
        <Button variant="ghost" size="sm" aria-label={`Stop the ${what} of design ${number}`} onClick={file.stop}>
          Stop
        </Button>
      )}
    </span>
  );
}
