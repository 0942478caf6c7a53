import { Link } from "react-router";
import { rowLink } from "./subject-link.tsx";

/** The user behind an entry of a queue. */
export function AuthorLink({
  person,
}: {
  readonly person: { readonly userId: string; readonly email: string } | undefined;
}) {
  if (!person) return <span>A deleted account</span>;
  return (
    <Link to={`/admin/users/${person.userId}`} className={rowLink}>
      {person.email}
    </Link>
  );
}

export const ListingLink = ({ path, children }: { readonly path: string; readonly children: string }) => (
  <Link to={path} className={rowLink}>
    {children}
  </Link>
);

/** Leads to the operator's page of a tool. */
export const EditToolLink = ({ slug }: { readonly slug: string }) => (
  <ListingLink path={`/admin/directory/tools/${slug}`}>Edit the tool</ListingLink>
);

/** An address that a user typed: a link only if it is an https address, and one that passes nothing on. */
export function WebsiteLink({ address }: { readonly address: string }) {
  if (URL.parse(address)?.protocol !== "https:") return <span>{address}</span>;
  return (
    <a href={address} target="_blank" rel="nofollow ugc noopener noreferrer" className={rowLink}>
      {address}
    </a>
  );
}
