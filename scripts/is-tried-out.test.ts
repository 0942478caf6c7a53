import { expect, it } from "vitest";
import { isTriedOut } from "./is-tried-out.ts";

it("[C6] takes a fresh machine for one on which the product is tried, and no other", () => {
  expect(isTriedOut({})).toBe(true);
  expect(isTriedOut({ NODE_ENV: "", BASE_URL: "", PORT: "3100" })).toBe(true);
  expect(isTriedOut({ NODE_ENV: "production" })).toBe(false);
  expect(isTriedOut({ BASE_URL: "https://easel.example" })).toBe(false);
  expect(isTriedOut({ LEMON_SQUEEZY_API_KEY: "key" })).toBe(false);
});
