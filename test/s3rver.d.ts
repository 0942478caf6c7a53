declare module "s3rver" {
  import type { RequestListener } from "node:http";

  /** An S3 server for tests; it ships without types. */
  export default class S3rver {
    constructor(options: {
      readonly directory: string;
      readonly silent: boolean;
      readonly vhostBuckets: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
