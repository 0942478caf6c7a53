import { classNames } from "#ui/class-names.ts";

export interface ShownBot {
  readonly id: string;
  readonly name: string;
  readonly avatarUrl: string | null;
}

interface Props {
  readonly bot: Pick<ShownBot, "name" | "avatarUrl">;
  /** Sets the size, e.g. `size-12`. */
  readonly className?: string;
}

/** Its name stands beside it. */
export function BotPicture({ bot: { name, avatarUrl }, className }: Props) {
  const shape = classNames("shrink-0 rounded-md border border-hairline bg-sunken object-cover select-none", className);
  if (avatarUrl) return <img src={avatarUrl} alt="" width={512} height={512} decoding="async" className={shape} />;
  return (
    <span aria-hidden className={classNames("grid place-items-center font-display font-bold text-muted", shape)}>
      {[...name.trim()][0]?.toUpperCase() ?? "?"}
    </span>
  );
}
