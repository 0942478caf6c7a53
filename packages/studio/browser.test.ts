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
import { sampleRange } from "../../test/samples.ts";
import type * as Browser from "./browser.ts";
import { type Brief, type Kind, kinds, type StyleId, styleIds } from "./engine/brief/brief.ts";
import { type AspectRatio, aspectRatios, sizeOf } from "./engine/brief/formats.ts";
import { composeDesign } from "./engine/compose-design.ts";
import type { DesignDocument } from "./engine/document/document.ts";
import { renderPng } from "./engine/outputs/rasterize.ts";
import { renderSvg } from "./engine/render/render-svg.ts";
import { readFace, readFaces } from "./engine/type/fonts.ts";
import { createTypesetter, type Typesetter } from "./engine/type/typesetter.ts";

/** Words in six languages and three scripts. */
const words: readonly Pick<Brief, "language" | "headline" | "subline" | "date" | "place">[] = [
  { language: "en", headline: "Jazz in the park", subline: "Four evenings under old trees", date: "12–15 June, 8 pm" },
  { language: "de", headline: "Große Grüße", subline: "Ein Fest für Jäger & Sammler", place: "Straße 9, Köln" },
  { language: "tr", headline: "İyi ışıklar", subline: "Sıcak bir gece", date: "3 Mayıs" },
  { language: "el", headline: "Καλό καλοκαίρι", subline: "Μουσική στη θάλασσα" },
  { language: "uk", headline: "Їжа та вино", subline: "Щоп’ятниці на даху", place: "Київ" },
  { language: "pl", headline: "Zażółć gęślą jaźń", subline: "„Cytat” i 1/2 ceny" },
];

const { first, count } = sampleRange(200, 4, 200);

/** Some of 200: each kind in each style, and four of each style in each format. */
function briefs(): readonly Brief[] {
  return Array.from({ length: count }, (_, at) => {
    const index = first + at;
    const [style, row] = [index % styleIds.length, Math.floor(index / styleIds.length)];
    return {
      detail: 50,
      seed: `browser-${index}`,
      headline: "",
      language: "en",
      kind: kinds[row % kinds.length] as Kind,
      style: styleIds[style] as StyleId,
      ...sizeOf(aspectRatios[row % aspectRatios.length] as AspectRatio),
      ...words[(index + row) % words.length],
    };
  });
}

/** Width of the pictures that are compared, in pixels. */
const pictureWidth = 256;

/**
 * Distance that two pictures may be apart, 0 to 1. Skia and resvg smooth edges differently, and that stays small over eight by eight
 * pixels; something that is missing or elsewhere does not.
 */
const tolerance = { mean: 0.015, worstField: 0.085 };

interface Distance {
  /** Mean distance of all pixels' channels, 0 to 1. */
  readonly mean: number;
  /** The mean of the eight by eight pixels that are furthest apart. */
  readonly worstField: number;
}

interface InPage {
  /** Module that the page imports. */
  readonly studio: typeof Browser;
  /** The SVG of a document as the editor draws it, as it is, or with its largest text missing or moved by 3 %. */
  drawn(index: number, change?: "missing" | "moved"): Promise<string>;
  /** Measures how far an SVG is in Chromium from the server's PNG. */
  apart(index: number, svg: string): Promise<Distance>;
}

const html = `<!doctype html><link rel=icon href=data:,><script type=module>
  import { facesOf, loadTypesetter, renderSvg } from "/browser.js";
  const bytesOf = async (address) => new Uint8Array(await (await fetch(address)).arrayBuffer());
  const { load, typesetter } = await loadTypesetter((faceId) => bytesOf("/fonts/" + faceId));

  async function drawn(index, change) {
    const design = await (await fetch("/documents/" + index)).json();
    await load(facesOf(design));
    const texts = design.elements.filter(({ kind }) => kind === "text");
    const [largest] = texts.toSorted((a, b) => b.size - a.size);
    const others = design.elements.filter((element) => element !== largest);
    const moved = { ...largest, x: largest?.x + design.width * 0.03, y: largest?.y + design.height * 0.03 };
    const elements = { missing: others, moved: [...others, moved] }[change] ?? design.elements;
    return renderSvg({ ...design, elements }, typesetter);
  }

  async function pixelsOf(address, width, height) {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(width ?? image.naturalWidth, height ?? image.naturalHeight);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  }

  const pictures = new Map();
  async function apart(index, svg) {
    if (!pictures.has(index)) pictures.set(index, await pixelsOf("/pictures/" + index));
    const { width, height, data } = pictures.get(index);
    const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    const { data: own } = await pixelsOf(address, width, height);
    URL.revokeObjectURL(address);
    const across = Math.ceil(width / 8);
    const fields = new Float64Array(across * Math.ceil(height / 8));
    let sum = 0;
    for (let at = 0; at < data.length; at++) {
      const distance = Math.abs(data[at] - own[at]) / 255;
      const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)];
      fields[(y >> 3) * across + (x >> 3)] += distance / 192;
      sum += distance;
    }
    return { mean: sum / (width * height * 3), worstField: Math.max(...fields) };
  }
  Object.assign(window, { apart, drawn });
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
    if (kind === "pictures")
      return [
        "image/png",
        renderPng(renderSvg(documents[Number(name)] as DesignDocument, typesetter as Typesetter), pictureWidth),
      ];
    if (kind === "") return ["text/html", html];
    const file = path.join(folder ?? "", path.normalize(url));
    return [url.endsWith(".wasm") ? "application/wasm" : "text/javascript", await readFile(file)];
  }

  async function open() {
    const page = await (browser as TestBrowser).open();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction(() => "drawn" in window);
    return page;
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "easel-browser-"));
    const types = createTypesetter(await readFaces());
    typesetter = types;
    documents = briefs().map((brief, at) => composeDesign(brief, types, { variant: first + at }).design);
    await build({
      configFile: false,
      logLevel: "error",
      plugins: [harfbuzzInBrowsers()],
      // As the product's own bundle is made: without the declaration of a library, exports that nothing uses would go.
      build: {
        outDir: folder,
        target: "es2022",
        assetsInlineLimit: 0,
        rollupOptions: {
          input: path.resolve("packages/studio/browser.ts"),
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

  it(`[F13] a browser draws ${count} designs of all styles from number ${first} on as the server does, to the last character`, async () => {
    const types = typesetter as Typesetter;
    const onServer = documents.map((document) => createHash("sha256").update(renderSvg(document, types)).digest("hex"));
    const page = await open();
    const inBrowser = await page.evaluate(async (count) => {
      const { drawn } = window as unknown as InPage;
      const hashes: string[] = [];
      for (let index = 0; index < count; index++) {
        const svg = new TextEncoder().encode(await drawn(index));
        const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", svg));
        hashes.push(Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join(""));
      }
      return hashes;
    }, documents.length);
    expect(inBrowser).toEqual(onServer);
    expect(new Set(onServer).size).toBe(count);
  });

  it("[F13] Chromium shows them as the server's PNG does, and not if a text is missing or has moved", {
    timeout: 240_000,
  }, async () => {
    // Every third of those with words is drawn with a fault as well.
    const worded = documents.flatMap(({ elements }, index) =>
      index % 3 === 0 && elements.some(({ kind }) => kind === "text") ? [index] : [],
    );
    const asked = { count: documents.length, worded };
    const page = await open();
    const found = await page.evaluate(async ({ count, worded }: typeof asked) => {
      const { apart, drawn } = window as unknown as InPage;
      const same: Distance[] = [];
      const altered: Distance[] = [];
      for (let index = 0; index < count; index++) {
        same.push(await apart(index, await drawn(index)));
        if (!worded.includes(index)) continue;
        altered.push(
          await apart(index, await drawn(index, "missing")),
          await apart(index, await drawn(index, "moved")),
        );
      }
      return { same, altered };
    }, asked);
    const isSame = ({ mean, worstField }: Distance) => mean <= tolerance.mean && worstField <= tolerance.worstField;
    expect(found.same.flatMap((distance, index) => (isSame(distance) ? [] : [{ index, ...distance }]))).toEqual([]);
    expect(worded.length).toBeGreaterThan(count / 10);
    expect(found.altered.filter(isSame)).toEqual([]);
  });
});
