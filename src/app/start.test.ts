import { fork } from "node:child_process";
import { describe, expect, it } from "vitest";

describe("uncaught errors", () => {
  it.each(["rejection", "exception"])(
    "[H4] an unhandled %s ends the process with 1 and a line in the log",
    async (kind) => {
      const child = fork(new URL("../../test/ending-process.ts", import.meta.url), [kind], { silent: true });
      let output = "";
      child.stdout?.on("data", (chunk) => {
        output += chunk;
      });
      const code = await new Promise((resolve) => child.once("close", resolve));
      expect(code).toBe(1);
      expect(JSON.parse(output)).toMatchObject({
        level: "fatal",
        err: { message: "not caught anywhere" },
        msg: "unexpected error, the process ends",
      });
    },
  );
});
