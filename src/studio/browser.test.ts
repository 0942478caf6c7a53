import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { harfbuzzInBrowsers } from "../../scripts/vite-harfbuzz-in-browsers.ts";
import { startBrowser, type TestBrowser } from "../../test/browser.ts";
import { type Brief, styleIds } from "./brief/brief.ts";
import { aspectRatios, sizeOf } from "./brief/formats.ts";
import type * as Browser from "./browser.ts";
import { composeDesign } from "./compose-design.ts";
import type { DesignDocument } from "./document/document.ts";
import { renderSvg } from "./render/render-svg.ts";
import { readFace, readFaces } from "./type/fonts.ts";
import { createTypesetter, type Typesetter } from "./type/typesetter.ts";

/** In six languages and three scripts. */
const words: readonly Pick<Brief, "language" | "headline" | "subline" | "date" | "place">[] = [
  { language: "en", headline: "Jazz in the park", subline: "Four evenings under old trees", date: "12–15 June, 8 pm" },
  { language: "de", headline: "Große Grüße", subline: "Ein Fest für Jäger & Sammler", place: "Straße 9, Köln" },
  { language: "tr", headline: "İyi ışıklar", subline: "Sıcak bir gece", date: "3 Mayıs" },
  { language: "el", headline: "Καλό καλοκαίρι", subline: "Μουσική στη θάλασσα" },
  { language: "uk", headline: "Їжа та вино", subline: "Щоп’ятниці на даху", place: "Київ" },
  { language: "pl", headline: "Zażółć gęślą jaźń", subline: "„Cytat” i 1/2 ceny" },
];

/** Four of each style in each format. */
function briefs(): readonly Brief[] {
  const formats = styleIds.flatMap((style) => aspectRatios.map((ratio) => ({ style, ...sizeOf(ratio) })));
  return Array.from({ length: 200 }, (_, index) => ({
    ...{ kind: "poster", detail: 50, seed: `browser-${index}`, headline: "", language: "en" },
    ...(formats[index % formats.length] as (typeof formats)[number]),
    ...words[index % words.length],
  }));
}

const html = `<!doctype html><link rel=icon href=data:,><script type=module>
  import * as studio from "/browser.js";
  Object.assign(window, { studio });
</script>`;

describe("designs in a browser", () => {
  const server = createServer((request, response) => {
    void answer(request.url ?? "").then(
      ([type, body]) => response.writeHead(200, { "content-type": type }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  let [folder, typesetter, browser]: [string?, Typesetter?, TestBrowser?] = [];
  let documents: readonly DesignDocument[] = [];

  async function answer(url: string): Promise<[string, string | Uint8Array]> {
    const [, kind, name = ""] = url.split("/");
    if (kind === "fonts") return ["font/ttf", await readFace(name)];
    if (kind === "documents") return ["application/json", JSON.stringify(documents[Number(name)])];
    if (kind === "") return ["text/html", html];
    const file = path.join(folder ?? "", path.normalize(url));
    return [url.endsWith(".wasm") ? "application/wasm" : "text/javascript", await readFile(file)];
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "easel-browser-"));
    const types = createTypesetter(await readFaces());
    typesetter = types;
    documents = briefs().map((brief, index) => composeDesign(brief, types, { variant: index }).design);
    await build({
      ...{ configFile: false, logLevel: "error", plugins: [harfbuzzInBrowsers()] },
      // As the product's own bundle is made: without the declaration of a library, exports that nothing uses would go.
      build: {
        ...{ outDir: folder, target: "es2022", assetsInlineLimit: 0 },
        rollupOptions: {
          input: path.resolve("src/studio/browser.ts"),
          preserveEntrySignatures: "strict",
          output: { entryFileNames: "browser.js" },
        },
      },
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    server.close();
    if (folder) await rm(folder, { recursive: true });
  });

  it("[F13] a browser draws 200 designs of all styles and formats as the server does, to the last character", async () => {
    const types = typesetter as Typesetter;
    const onServer = documents.map((document) => createHash("sha256").update(renderSvg(document, types)).digest("hex"));
    const page = await (browser as TestBrowser).open();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const inBrowser = await page.evaluate(async (count) => {
      const { studio } = window as unknown as { readonly studio: typeof Browser };
      const { loadTypesetter, renderSvg: render, facesOf } = studio;
      const bytesOf = async (address: string) => new Uint8Array(await (await fetch(address)).arrayBuffer());
      const { load, typesetter: own } = await loadTypesetter((faceId) => bytesOf(`/fonts/${faceId}`));
      const hashes: string[] = [];
      for (let index = 0; index < count; index++) {
        const document = (await (await fetch(`/documents/${index}`)).json()) as DesignDocument;
        await load(facesOf(document));
        const svg = new TextEncoder().encode(render(document, own));
        const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", svg));
        hashes.push(Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join(""));
      }
      return hashes;
    }, documents.length);
    expect(inBrowser).toEqual(onServer);
    expect(new Set(onServer).size).toBe(200);
  });
});
