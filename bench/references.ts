import { createRequire } from "node:module";

const require = createRequire(new URL("references/package.json", import.meta.url));

/**
 * Returns the path of a module of the programs that the product is compared with. `npm run bench` installs them into `bench/references`,
 * so that a start of the product does not wait for them.
 */
export const referencePath = (name: string): string => require.resolve(name);
