import { expect, it } from "vitest";
import { isLeakedPassword } from "./leaked-passwords.ts";

it.each(["password", "123456", "Password1", "qwertyuiop", "LETMEIN", "trustno1"])(
  "[B11] %s is leaked, in upper and lower case",
  async (password) => {
    expect(await isLeakedPassword(password)).toBe(true);
  },
);

it.each(["correct horse battery", "x7#kd92Lmv", "ein ganz eigener Satz"])(
  "[B11] %s is not leaked",
  async (password) => {
    expect(await isLeakedPassword(password)).toBe(false);
  },
);
