import { signedOutMessage } from "../redirect-paths.ts";

/** Behind the message that the user is signed out: the sign-in page beside this one, which stays. Nothing behind any other. */
export const SignInAgain = ({ after }: { readonly after: string }) =>
  after.endsWith(signedOutMessage) && (
    <a href="/login" target="_blank" rel="noreferrer" className="font-semibold underline">
      Sign in in a new tab
    </a>
  );
