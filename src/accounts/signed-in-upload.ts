import { AppError } from "#platform/errors.ts";
import type { Upload } from "#platform/http/read-body.ts";
import type { Accounts } from "./accounts.ts";
import { signedInAs } from "./sessions/session-middleware.ts";

/** Form data around the files. */
const frameBytesMax = 64 * 1_024;

/** Lets signed-in users send what is longer than a form; the rest of what others send is not read. */
export const admitSignedIn =
  (accounts: Pick<Accounts, "readSession">): Upload["admit"] =>
  async (c) => {
    const { userId } = await signedInAs(c, accounts).catch((error: AppError) => {
      throw new AppError(error.code, {
        userMessage: error.userMessage,
        headers: { Connection: "close" },
        cause: error,
      });
    });
    return userId;
  };

/** An address where only signed-in users may send files, in a form. */
export const signedInUpload = (accounts: Pick<Accounts, "readSession">, path: string, bytesMax: number): Upload => ({
  path,
  bytesMax: bytesMax + frameBytesMax,
  type: "multipart/form-data",
  admit: admitSignedIn(accounts),
});
