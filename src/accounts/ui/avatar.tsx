import { useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { initialsOf, type Viewer } from "../rules.ts";

interface Props {
  readonly profile: Pick<Viewer, "firstName" | "lastName" | "avatarUrl"> | null;
  /** Sets the size, e.g. `size-9`. */
  readonly className?: string;
}

/** A user's picture, or their initials if there is none or it can't be loaded, even if it failed before scripts ran. */
export function Avatar({ profile, className }: Props) {
  const [broken, setBroken] = useState<string>();
  const name = profile?.firstName.trim() || "User";
  const address = profile?.avatarUrl;
  const shape = classNames("shrink-0 rounded-full bg-accent-wash select-none", className);
  if (!address || broken === address) {
    return (
      <svg role="img" aria-label={name} viewBox="0 0 40 40" className={shape}>
        <text
          x="20"
          y="20"
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-accent-text text-base font-semibold"
        >
          {initialsOf(profile)}
        </text>
      </svg>
    );
  }
  return (
    <img
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && broken !== address) setBroken(address);
      }}
      src={address}
      alt={name}
      width={512}
      height={512}
      decoding="async"
      // Google serves some pictures only without a referrer.
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
      className={classNames("object-cover", shape)}
    />
  );
}
