import { MenuItem } from "#ui/menu.tsx";
import type { ShownDesign } from "../shown-run-rules.ts";

interface FileOffer {
  /** Unique among the files of a design. */
  readonly id: string;
  readonly name: string;
  readonly words: string;
  /** Below the design's address. */
  readonly file: string;
}

/** Files in which a design is downloaded. One with a size on paper is a file for print shops, too. */
export const filesOf = (isPrinted: boolean): readonly FileOffer[] => [
  { id: "png", name: "PNG", words: "For screens and posts", file: "design.png?download" },
  { id: "jpg", name: "JPG", words: "A smaller file", file: "design.jpg?download" },
  ...(isPrinted
    ? [
        { id: "press", name: "Print", words: "PDF with 3 mm bleed and crop marks", file: "design.pdf?press&download" },
        { id: "pdf", name: "PDF", words: "With 3 mm bleed, without marks", file: "design.pdf?download" },
      ]
    : [{ id: "pdf", name: "PDF", words: "With real text", file: "design.pdf?download" }]),
  { id: "svg", name: "SVG", words: "Layers for design programs", file: "design.svg?download" },
];

/** Note above the files. */
export function sizeNote({
  width,
  height,
  millimeters,
}: Pick<ShownDesign, "width" | "height" | "millimeters">): string {
  const onPaper = millimeters?.map((side) => Math.round(side * 10) / 10).join(" × ");
  return `${width} × ${height} pixels${onPaper ? `, ${onPaper} mm on paper` : ""}`;
}

/** Note below the files of a design that is printed. */
export const pressNote =
  "The print file is in CMYK for coated paper, without a color profile: ask for a proof where a color must be exact. Photos and uploaded logos stay RGB.";

const itemClass = "grid grid-cols-[2.75rem_1fr] items-baseline py-2";

interface Props {
  readonly name: string;
  readonly words: string;
  /** Address of the file; without it, `onSelect` makes it. */
  readonly address?: string;
  readonly onSelect?: () => void;
  readonly disabled?: boolean;
}

/** A file in a menu. */
export function FileItem({ name, words, address, onSelect, disabled }: Props) {
  const shown = (
    <>
      <span className="font-semibold">{name}</span>
      <span className="text-xs text-muted">{words}</span>
    </>
  );
  if (address === undefined) {
    return (
      <MenuItem className={itemClass} {...(onSelect && { onSelect })} disabled={disabled ?? false}>
        {shown}
      </MenuItem>
    );
  }
  return (
    <MenuItem asChild className={itemClass}>
      <a href={address} download>
        {shown}
      </a>
    </MenuItem>
  );
}

/** One that the plan doesn't have leads to the plans. */
export const SoldFileItem = ({ name, words }: Pick<Props, "name" | "words">) => (
  <MenuItem asChild className={itemClass}>
    <a href="/settings/billing">
      <span className="font-semibold">{name}</span>
      <span className="text-xs text-accent-text">{`${words}, with Pro`}</span>
    </a>
  </MenuItem>
);
