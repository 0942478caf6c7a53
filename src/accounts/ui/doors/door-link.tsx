import { Link, type LinkProps } from "react-router";
import { lineLink } from "../sign-in/text-link.ts";

/** A link from one of the pages by which one gets in to another, as high as a finger. */
export function DoorLink(props: Omit<LinkProps, "className">) {
  return <Link className={lineLink} {...props} />;
}
