import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAuth } from "#accounts/auth/create-auth.ts";
import { loggablePath } from "#platform/http/loggable-path.ts";
import routes from "#routes.ts";
import { startMediaServer } from "../../test/media-server.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../test/test-services.ts";

interface PageRoute {
  readonly path?: string | undefined;
  readonly children?: readonly PageRoute[] | undefined;
}

const patternsOf = (pages: readonly PageRoute[], above = ""): readonly string[] =>
  pages.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    return [own, ...patternsOf(children, own)];
  });

describe("addresses that carry a token", () => {
  let database: TestDatabase;
  let harness: TestServices;
  let all: readonly string[];
  beforeAll(async () => {
    database = await createTestDatabase();
    harness = await createTestServices(database, () => []);
    const { services } = harness;
    const server = await startMediaServer(services);
    const { api } = createAuth(services, undefined, async () => {});
    const library = Object.values(api).flatMap(({ path }) => (path ? [`/api/auth${path}`] : []));
    all = [...patternsOf(routes), ...server.routes.map((route) => route.split(" ")[1] ?? ""), ...library];
    await server.close();
  });
  afterAll(async () => {
    await harness.close();
    await database.close();
  });

  it("[H9] are logged without it, whichever route they belong to, also in capitals and as a page’s data", () => {
    const secret = /:(?:token|key|secret|signature)\b/i;
    const patterns = [...new Set(all)].filter((pattern) => secret.test(pattern));
    expect(patterns).toEqual(
      expect.arrayContaining([
        "/s/:token",
        "/s/:token/:file",
        "/home/bots/shared/:token",
        "/api/auth/reset-password/:token",
      ]),
    );
    // The last looks like a word: only the list of paths knows that it is none.
    for (const token of ["vFh3_k2PqZ-9sLm0XyTt7Abc", "0f9e8d7c6b5a49382716050403020100", "abcdefghijklmnopqrstuvwx"]) {
      for (const pattern of patterns) {
        const path = pattern.replace(secret, token).replace(/:\w+\{?.*$/, "file.png");
        const encoded = path.replace(
          token,
          token.replace(/./g, (char) => `%${char.charCodeAt(0).toString(16)}`),
        );
        const capitals = path.replace(/^(.*?)(?=\/[^/]{24})/, (before) => before.toUpperCase());
        for (const odd of [path, `${path}.data?x=1`, capitals, encoded, `${path}/more`]) {
          const logged = loggablePath(odd);
          expect(decodeURIComponent(logged), odd).not.toContain(token);
        }
      }
    }
  });

  it("[H9] are logged without it where they are misspelled, and other addresses stay as they are", () => {
    expect(loggablePath("/x/vFh3_k2PqZ-9sLm0XyTt7Abc/y")).toBe("/x/…/y");
    const separators = [
      "s%2F",
      "x.",
      "token=",
      "a%2fb.",
      "reset;",
      "x:",
      "x,",
      "x'",
      "x~",
      "x&",
      "x(",
      "%20",
      "x%252F",
      "x%25252F",
    ];
    for (const before of separators) {
      expect(loggablePath(`/${before}vFh3_k2PqZ-9sLm0XyTt7Abc`), before).toBe("/…");
    }
    for (const path of [
      "/tools/a-very-long-name-of-a-tool-2-0",
      "/image-generator/7f1c0e5a-3b0e-4c7e-9d56-0d2f3a4b5c6d",
      "/api/runs/7F1C0E5A-3B0E-4C7E-9D56-0D2F3A4B5C6D/files/1",
      "/How-It-Works",
      "/assets/entry.client.js",
    ])
      expect(loggablePath(path)).toBe(path);
  });
});
