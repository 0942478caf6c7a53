import { randomInt } from "node:crypto";

/** No vowels, so that no word appears, and none of what looks alike: 0 O, 1 I L, 5 S, 8 B, 2 Z. */
const characters = "234679CDFGHJKMNPQRTVWXY";

/** A discount code that can be read out on the telephone, e.g. `EASEL-7KQ4-M2XD`: 78 billion different ones. */
export function makeCode(productName: string): string {
  const prefix =
    productName
      .normalize("NFD")
      .toUpperCase()
      .replace(/[^A-Z]/g, "")
      .slice(0, 10) || "EARLY";
  return [prefix, group(), group()].join("-");
}

const group = () => Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join("");
