import { Link, type LinkProps } from "react-router";

/** A link from one of the pages by which one gets in to another, as high as a finger. */
export function DoorLink(props: Omit<LinkProps, "className">) {
  return (
    <Link
      className="inline-flex min-h-11 items-center font-semibold text-accent-text underline-offset-4 hover:underline"
      {...props}
    />
  );
}
