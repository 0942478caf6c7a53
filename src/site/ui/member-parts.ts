import { lazyPart } from "#ui/lazy-part.ts";

const load = () => import("./member-navigation.tsx");

/** The parts of the header that only signed-in users load. */
export const MemberNavigation = lazyPart(async () => (await load()).MemberNavigation);
export const MobileMemberScreens = lazyPart(async () => (await load()).MobileMemberScreens);
export const MobileAccount = lazyPart(async () => (await load()).MobileAccount);
