import { createContext } from "react-router";

/** Something that a user should know before they delete their account. */
export interface DeletionNote {
  readonly sentence: string;
  readonly link: { readonly to: string; readonly label: string };
}

/** Finds what other slices have to say. Start-up code sets it. */
export const deletionNotesContext = createContext<(userId: string) => Promise<readonly DeletionNote[]>>(async () => []);
