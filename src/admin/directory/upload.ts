import type { Accounts } from "#accounts/index.ts";
import { toolFileBytesMax } from "#directory/index.ts";
import { pictureBytesMax } from "#listings/rules.ts";
import type { Upload } from "#platform/http/read-body.ts";

/** Form data around the file. */
const frameBytesMax = 16 * 1_024;

/** Lets operators send files of tools, and pictures of one. The pages themselves answer others, whose bodies may only be as large as any. */
export const adminUploads = ({ readSession }: Pick<Accounts, "readSession">): readonly Upload[] =>
  [
    { path: /^[/]admin[/]directory[/]imports(?:[.]data)?$/, fileBytesMax: toolFileBytesMax },
    { path: /^[/]admin[/]directory[/]tools[/][a-z0-9-]{1,120}(?:[.]data)?$/, fileBytesMax: pictureBytesMax },
  ].map(({ path, fileBytesMax }) => ({
    path,
    bytesMax: fileBytesMax + frameBytesMax,
    type: "multipart/form-data",
    async admit(c) {
      const { clientAddress } = c.get("scope");
      const { session } = await readSession({ headers: c.req.raw.headers, clientAddress });
      return session?.viewer.isOperator ? session.viewer.userId : undefined;
    },
  }));
