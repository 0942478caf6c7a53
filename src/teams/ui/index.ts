/** Parts of teams for other slices' pages. */
export { BrandBar, BrandFooter, BrandPlate } from "../brand/ui/brand-bar.tsx";
export { useActingTeam, useKeyOwner, useMay } from "./acting-team.ts";
export { AlsoHere } from "./also-here.tsx";
export { AskOwner } from "./ask-owner.tsx";
export { DeleteButton, DeleteSign, DeletionQuestion } from "./delete-button.tsx";
export { JoinedTeam } from "./joined-team.tsx";
export { MoreCredits } from "./more-credits.tsx";
export { OpenPersonal } from "./open-personal.tsx";
export { PaidBy, PaidByLine } from "./paid-by.tsx";
export { CommonNote, OnlyYouChip, PrivateNote, SharedChip, TeamNote, useListName } from "./private-work.tsx";
export { ReadOnlyBar } from "./read-only-notice.tsx";
export { ShareWithTeam } from "./share-with-team.tsx";
export { TeamSwitch } from "./team-switch.tsx";
export { usePresence } from "./use-presence.ts";
