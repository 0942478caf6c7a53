import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { ConsoleMessage } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startBrowser, type TestBrowser } from "../test/browser.ts";
import { copyTemplate, type OwnDatabase } from "../test/test-database.ts";

/** Changes are seen by the file system's own pace. */
const patience = { timeout: 150_000 };

const copied = [
  "src",
  "packages",
  "scripts",
  "public",
  "migrations",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
];

describe("npm run dev", () => {
  let folder: string;
  let database: OwnDatabase;
  let browser: TestBrowser;
  let child: ChildProcess;
  let url: string;
  let output = "";

  beforeAll(async () => {
    [folder, database, browser] = await Promise.all([
      mkdtemp(path.join(os.tmpdir(), "easel-dev-")),
      copyTemplate(),
      startBrowser(),
    ]);
    // A copy, because the test edits it. Vite keeps its cache beside the packages, so each of them is linked and not the whole folder.
    for (const name of copied) await cp(name, path.join(folder, name), { recursive: true });
    await mkdir(path.join(folder, "node_modules"));
    for (const name of await readdir("node_modules")) {
      if (name !== ".vite") await symlink(path.resolve("node_modules", name), path.join(folder, "node_modules", name));
    }
    await writeFile(path.join(folder, ".env"), `DATABASE_URL=${database.url}\nPRODUCT_NAME=Told by .env\n`);
    child = spawn(process.execPath, ["scripts/dev.ts"], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        PORT: "0",
        DATA_DIR: path.join(folder, "data"),
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ready = new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        const found = /is ready: (http:\S+?)\. /.exec(output)?.[1];
        if (found) resolve(found);
      };
      child.stdout?.on("data", read);
      child.stderr?.on("data", read);
      child.once("exit", () => reject(new Error(`it ended:\n${output}`)));
    });
    url = await ready;
  });
  afterEach(() => browser.expectNoErrors());
  afterAll(async () => {
    if (child.exitCode === null && child.kill("SIGKILL")) await once(child, "exit");
    await browser.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  async function edit(file: string, from: string, to: string): Promise<void> {
    const text = await readFile(path.join(folder, file), "utf8");
    expect(text).toContain(from);
    await writeFile(path.join(folder, file), text.replaceAll(from, to));
  }

  it("[H1] reads .env, serves pages, and updates the open page after an edit", { timeout: 300_000 }, async () => {
    // Packages lie outside of the copy, where Vite does not serve fonts from.
    const page = await browser.open({ expectedErrors: [/404|403/] });
    const isConnected = { predicate: (message: ConsoleMessage) => message.text().includes("[vite] connected") };
    // Vite transforms hundreds of modules for the first page.
    await Promise.all([
      page.waitForEvent("console", { ...isConnected, ...patience }),
      page.goto(`${url}/no-such-page`, patience),
    ]);
    await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
    expect(await page.locator("header").first().innerText()).toContain("Told by .env");
    const theme = await page.locator("html").getAttribute("data-theme");
    await expect
      .poll(async () => {
        await page.getByRole("button", { name: "Switch between light and dark" }).first().click();
        return page.locator("html").getAttribute("data-theme");
      }, patience)
      .not.toBe(theme);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await edit("src/site/ui/error-page.tsx", "Oops! Page not found", "Edited while it was open");
    await page.getByRole("heading", { name: "Edited while it was open" }).waitFor();
    await expect
      .poll(() => page.evaluate(() => (window as { stayed?: boolean }).stayed), { message: output })
      .toBe(true);
    const served = async () => (await fetch(`${url}/no-such-page`, { headers: { accept: "text/html" } })).text();
    await expect.poll(served, patience).toContain("Edited while it was open");
    await page.close();
  });

  it("[H1] uses edited server code without restarting the services", async () => {
    const status = async () => ((await (await fetch(`${url}/healthz`)).json()) as { status: string }).status;
    expect(await status()).toBe("ok");
    await edit("src/platform/http/health.ts", '{ status: "ok" }', '{ status: "edited" }');
    await expect.poll(status, patience).toBe("edited");
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it("[H1] an error in server code is shown, and fixing it is enough", async () => {
    const file = "src/platform/http/health.ts";
    const status = async () => {
      // Two saves within a few milliseconds are one to the watcher: it is saved again until it has been seen.
      await utimes(path.join(folder, file), new Date(), new Date());
      return (await fetch(`${url}/healthz`)).status;
    };
    await edit(file, "export function healthRoutes", "export function healthRoutes(((");
    await expect.poll(status, patience).toBe(500);
    expect(await (await fetch(`${url}/healthz`)).text()).toContain("health.ts");
    await edit(file, "healthRoutes(((", "healthRoutes");
    await expect.poll(status, patience).toBe(200);
  });

  it("[H5] Ctrl+C stops it", async () => {
    child.kill("SIGINT");
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
  });
});
