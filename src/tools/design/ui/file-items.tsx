import { MenuItem } from "#ui/menu.tsx";
import { pagesFile } from "../design-rules.ts";
import type { ShownDesign } from "../shown-run-rules.ts";

interface FileOffer {
  /** Unique among the files of a design. */
  readonly id: string;
  readonly name: string;
  readonly words: string;
  /** Below the design's address. */
  readonly file: string;
}

interface Offered {
  readonly isPrinted: boolean;
  /** Number of the design’s pages. */
  readonly pages: number;
  /** Page that pictures show, from 0, and what it is called beside the others. */
  readonly shown: { readonly page: number; readonly words: string };
}

/** Files in which a design is downloaded. One with a size on paper is a file for print shops, too. */
export function filesOf({ isPrinted, pages, shown }: Offered): readonly FileOffer[] {
  const isOne = pages === 1;
  const query = shown.page === 0 ? "download" : `page=${shown.page + 1}&download`;
  const words = (alone: string, beside: string) => (isOne ? alone : `${shown.words}, ${beside}`);
  const ofAll = (text: string) => (isOne ? text : `All pages, ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  return [
    {
      id: "png",
      name: "PNG",
      words: words("For screens and posts", "for screens and posts"),
      file: `design.png?${query}`,
    },
    { id: "jpg", name: "JPG", words: words("A smaller file", "smaller"), file: `design.jpg?${query}` },
    ...(isOne ? [] : [{ id: "pages", name: "ZIP", words: "All pages as PNG", file: pagesFile }]),
    ...(isPrinted
      ? [
          {
            id: "press",
            name: "Print",
            words: isOne ? "PDF with 3 mm bleed and crop marks" : "PDF of all pages with 3 mm bleed and crop marks",
            file: "design.pdf?press&download",
          },
          { id: "pdf", name: "PDF", words: ofAll("With 3 mm bleed, without marks"), file: "design.pdf?download" },
        ]
      : [{ id: "pdf", name: "PDF", words: ofAll("With real text"), file: "design.pdf?download" }]),
    { id: "svg", name: "SVG", words: words("Layers for design programs", "in layers"), file: `design.svg?${query}` },
  ];
}

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
