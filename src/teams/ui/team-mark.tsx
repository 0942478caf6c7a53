import { classNames } from "#ui/class-names.ts";

interface Props {
  readonly team: { readonly name: string; readonly pictureUrl: string | null };
  /** Sets the size of the mark and of its letter. */
  readonly className?: string;
}

/** A team's picture, or the first letter of its name. It stands beside the name, so it says nothing itself. */
export function TeamMark({ team: { name, pictureUrl }, className }: Props) {
  const shape = classNames("shrink-0 rounded-sm bg-accent-wash", className);
  if (pictureUrl) {
    return (
      <img src={pictureUrl} alt="" width={512} height={512} decoding="async" className={`object-cover ${shape}`} />
    );
  }
  return (
    <span
      aria-hidden
      // No text of the page, which would belong to the label of the button around it.
      data-letter={[...name.trim()][0]?.toUpperCase()}
      className={`inline-flex items-center justify-center font-semibold text-accent-text select-none before:content-[attr(data-letter)] ${shape}`}
    />
  );
}
