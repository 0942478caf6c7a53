import { readFileSync } from "node:fs";
import path from "node:path";

/** A small file that repeats what people report of products of this kind, by its path in `test/inputs`. */
export const readInput = (name: string): Buffer => readFileSync(path.join(import.meta.dirname, "inputs", name));
