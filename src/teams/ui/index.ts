/** Parts of teams for other slices' pages. */
export { useActingTeam, useMay } from "./acting-team.ts";
export { AlsoHere } from "./also-here.tsx";
export { AskOwner } from "./ask-owner.tsx";
export { PaidBy, PaidByLine } from "./paid-by.tsx";
export { TeamSwitch } from "./team-switch.tsx";
