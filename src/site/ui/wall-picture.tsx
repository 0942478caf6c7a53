import { coverPath } from "#directory/rules.ts";
import { classNames } from "#ui/class-names.ts";

/** A generated cover as decoration: the same name always draws the same picture. */
export function WallPicture({
  categoryId,
  slug,
  className,
  isEager = false,
}: {
  readonly categoryId: string;
  readonly slug: string;
  readonly className?: string;
  /** For pictures that are visible when the page opens. */
  readonly isEager?: boolean;
}) {
  return (
    <img
      src={coverPath(categoryId, slug)}
      alt=""
      width={640}
      height={400}
      loading={isEager ? undefined : "lazy"}
      decoding="async"
      className={classNames("rounded-md object-cover", className)}
    />
  );
}
