import { createContext } from "react-router";

/** Finds what ends with a plan that has room for several people, as sentences. Start-up code sets it. */
export const endsWithPlanContext = createContext<(userId: string) => Promise<readonly string[]>>(async () => []);
