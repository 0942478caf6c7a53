/** Parts of teams for other slices' pages. */
export { BrandBar, BrandFooter, BrandPlate } from "../brand/ui/brand-bar.tsx";
export { AskOwner } from "./ask-owner.tsx";
export { PaidBy, PaidByLine } from "./paid-by.tsx";
export { TeamSwitch } from "./team-switch.tsx";
