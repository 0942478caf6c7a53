import { lazyPart } from "#ui/lazy-part.ts";

const load = () => import("./member-navigation.tsx");

/** What the header shows the signed-in, apart from what visitors load. */
export const MemberNavigation = lazyPart(async () => (await load()).MemberNavigation);
export const MobileMemberScreens = lazyPart(async () => (await load()).MobileMemberScreens);
export const MobileAccount = lazyPart(async () => (await load()).MobileAccount);
