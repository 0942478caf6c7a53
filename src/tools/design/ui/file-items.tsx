import { MenuItem } from "#ui/menu.tsx";

/** File formats in which a design is downloaded. */
export const fileFormats = [
  { id: "png", name: "PNG", words: "For screens and posts" },
  { id: "jpg", name: "JPG", words: "A smaller file" },
  { id: "pdf", name: "PDF", words: "For printing, with real text" },
  { id: "svg", name: "SVG", words: "Layers for design programs" },
] as const;

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
