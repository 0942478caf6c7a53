import { createContext } from "react-router";

/** Words that a user’s files carry, from the slice that knows plans; none if they carry none. */
export type WatermarkOf = (userId: string) => Promise<string | undefined>;

/** For pages: `context.get(watermarkContext)`. */
export const watermarkContext = createContext<WatermarkOf>();
