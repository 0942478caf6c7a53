/** Parts of teams for other slices' pages. */
export { BrandBar, BrandFooter, BrandPlate } from "../brand/ui/brand-bar.tsx";
export { useActingTeam, useKeyOwner, useMay } from "./acting-team.ts";
export { AlsoHere } from "./also-here.tsx";
export { AskOwner } from "./ask-owner.tsx";
export { MoreCredits } from "./more-credits.tsx";
export { PaidBy, PaidByLine } from "./paid-by.tsx";
export { PrivateNote, SharedChip } from "./private-work.tsx";
export { ShareWithTeam } from "./share-with-team.tsx";
export { TeamSwitch } from "./team-switch.tsx";
