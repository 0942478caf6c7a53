import { Link } from "react-router";
import { deletedPath } from "../library-rules.ts";

/** Text that every note has beside its Undo. */
export const UndoForADay = () => (
  <>
    You can undo this for a day, also in{" "}
    <Link to={deletedPath} className="font-semibold underline">
      Recently deleted
    </Link>
    .
  </>
);
