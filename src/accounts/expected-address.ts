import { createContext, type RouterContextProvider } from "react-router";

type FindAddress = (redirectTo: string) => Promise<string | undefined>;

/** Finds the email address that a page expects of the account that signs in to it, e.g. an invitation’s. The application sets it. */
export const expectedAddressContext = createContext<FindAddress>(async () => undefined);

/**
 * Address that the forms to sign in and up begin with. It is read on the server, by the path that they lead back to, so that no address is
 * in a URL.
 */
export const findExpectedAddress = async (
  context: Readonly<RouterContextProvider>,
  redirectTo: string | undefined,
): Promise<string | undefined> => (redirectTo ? context.get(expectedAddressContext)(redirectTo) : undefined);
