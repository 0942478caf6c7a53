import { AppError } from "#platform/errors.ts";
import type { Upload } from "#platform/http/read-body.ts";
import type { Accounts } from "../accounts.ts";
import { pictureBytesMax, pictureUploadPath } from "../ui/picture/picture-limits.ts";

/** What a form says around its file. */
const frameBytesMax = 16 * 1_024;

/** Pictures are the only thing larger than a form that can be sent here, and only by somebody who is signed in. */
export function pictureUpload({ readSession }: Pick<Accounts, "readSession">): Upload {
  return {
    path: pictureUploadPath,
    bytesMax: pictureBytesMax + frameBytesMax,
    async admit(c) {
      const { clientAddress } = c.get("scope");
      const { session } = await readSession({ headers: c.req.raw.headers, clientAddress });
      if (session) return;
      throw new AppError("unauthorized", {
        userMessage: "You are not signed in. Please sign in, then choose the picture again.",
        // What is still under way is not read any more.
        headers: { Connection: "close" },
      });
    },
  };
}
