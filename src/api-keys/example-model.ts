import { createContext } from "react-router";

/** From the tools: a language model that the user can run now, for the example; undefined if none is connected. */
export const exampleModelContext = createContext<(userId: string) => Promise<string | undefined>>();
