/** Parts of teams for other slices' pages. */
export { useMay } from "./acting-team.ts";
export { AskOwner } from "./ask-owner.tsx";
export { PaidBy, PaidByLine } from "./paid-by.tsx";
export { TeamSwitch } from "./team-switch.tsx";
