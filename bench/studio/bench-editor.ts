import type { Page } from "playwright-core";
import type { DesignDocument, Element } from "#studio/browser.ts";
import { launchChromium } from "../../test/chromium.ts";
import { openSignedIn } from "../../test/signed-in-page.ts";
import { type Figure, median, percentile } from "../report.ts";
import { startProduct } from "../server-process.ts";
import { briefOf } from "./briefs.ts";
import { addDesigners, signIn } from "./designers.ts";

const elementCount = 500;
const rounds = 3;
const dragSteps = 120;
const words = "Three nights of live music above the old harbor, and the tide";
const viewport = { width: 1_440, height: 900 };
/** Elements may cost so much more than one does. */
const moreMsMax = 16;

const brief = briefOf("poster", "bauhaus", "editor");
const edits = ["drag", "typing"] as const;
type Frames = Readonly<Record<(typeof edits)[number], number[]>>;

/** Measures how long frames of the editor take while a text is dragged and typed in, among hundreds of elements and alone. */
export async function benchEditor(databaseUrl: string): Promise<Figure[]> {
  const [full] = await addDesigners(databaseUrl, [brief], (document) => documentOf(document, elementCount));
  const [empty] = await addDesigners(databaseUrl, [brief], (document) => documentOf(document, 1));
  if (!full || !empty) throw new Error("there are no designs");
  const product = await startProduct(databaseUrl);
  const browser = await launchChromium();
  try {
    const open = async () => (await browser.newContext({ viewport })).newPage();
    const pageOf = async (designer: typeof full) => {
      const page = await openSignedIn(
        { site: product, browser: { open } },
        { cookie: await signIn(product.url, designer) },
      );
      await page.goto(`${product.url}/image-generator/${designer.designId}`);
      await page.getByRole("application", { name: "Canvas" }).waitFor();
      return page;
    };
    const pages = { full: await pageOf(full), empty: await pageOf(empty) };
    const taken = { full: { drag: [], typing: [] } as Frames, empty: { drag: [], typing: [] } as Frames };
    for (let round = 0; round <= rounds; round++) {
      for (const name of ["full", "empty"] as const) {
        const page = pages[name];
        await page.bringToFront();
        const [drag, typing] = [await dragText(page, round), await typeWords(page)];
        // What is done for the first time is slower in both.
        if (round === 0) continue;
        taken[name].drag.push(...drag);
        taken[name].typing.push(...typing);
      }
    }
    return edits.map((edit) => figureOf(edit, taken.full[edit], taken.empty[edit]));
  } finally {
    await browser.close();
    await product.stop();
  }
}

function figureOf(edit: string, full: readonly number[], empty: readonly number[]): Figure {
  const p95 = (frames: readonly number[]) => percentile(frames, 0.95);
  const shown = (frames: readonly number[]) => `${p95(frames).toFixed(1)} ms (median ${median(frames).toFixed(1)})`;
  const moreMs = p95(full) - p95(empty);
  return {
    what: `editor with ${elementCount} elements, ${edit}: time of a frame, p95`,
    measured: shown(full),
    reference: `${shown(empty)} with one element`,
    result: `${moreMs.toFixed(1)} ms more`,
    target: `under ${moreMsMax} ms more`,
    isMet: moreMs < moreMsMax,
  };
}

/** One text in the middle, and around it shapes with the composition's paints and small texts. */
function documentOf(document: DesignDocument, count: number): DesignDocument {
  const text: Element = {
    id: "words",
    name: "Words",
    kind: "text",
    slot: "headline",
    text: words,
    faceId: "inter-600",
    size: 36,
    tracking: 0,
    lineHeight: 1.2,
    align: "start",
    x: 380,
    y: 480,
    width: 300,
    fill: "ink",
  };
  const others = Array.from({ length: count - 1 }, (_, index) => elementAt(index));
  return { ...document, elements: [...others, text] };
}

const columns = 25;

function elementAt(index: number): Element {
  const [x, y] = [20 + (index % columns) * 40, 20 + Math.floor(index / columns) * 50];
  const own = { id: `part-${index}`, name: `Part ${index}` };
  if (index % 4 === 0) {
    const place = { x, y, width: 60, align: "start" } as const;
    const type = { faceId: "inter-600", size: 12, tracking: 0, lineHeight: 1.2, fill: "ink" } as const;
    return { ...own, kind: "text", slot: "label", text: `No. ${index}`, ...place, ...type };
  }
  const data = `M${x} ${y}L${x + 30} ${y}C${x + 40} ${y + 10} ${x + 40} ${y + 30} ${x + 30} ${y + 40}L${x} ${y + 40}Z`;
  const fills = ["accent", "support", "highlight"] as const;
  return { ...own, kind: "shape", data, fill: fills[index % 3], opacity: index % 8 === 1 ? 0.6 : 1 };
}

/** Drags the text by the mouse, in a circle, and back to where it was. */
async function dragText(page: Page, round: number): Promise<readonly number[]> {
  await page.getByRole("complementary", { name: "Layers" }).getByRole("button", { name: "Words:" }).click();
  const box = await page.locator('[data-canvas] [data-element="words"]').boundingBox();
  if (!box) throw new Error("the text is not to be seen");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const frames = await timeFrames(page, async () => {
    for (let step = 1; step <= dragSteps; step++) {
      const angle = (step / dragSteps) * 2 * Math.PI + round;
      const reach = 120 * Math.sin((step / dragSteps) * Math.PI);
      await page.mouse.move(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
    }
  });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return frames;
}

async function typeWords(page: Page): Promise<readonly number[]> {
  const field = page.getByRole("textbox", { name: "Words" });
  await field.fill("");
  return timeFrames(page, () => field.pressSequentially(words, { delay: 15 }));
}

/** @returns milliseconds between the frames that the browser began meanwhile. */
async function timeFrames(page: Page, work: () => Promise<void>): Promise<readonly number[]> {
  const watch = await page.evaluateHandle(() => {
    const frames: number[] = [];
    let [before, isOver] = [performance.now(), false];
    const onFrame = () => {
      const now = performance.now();
      frames.push(now - before);
      before = now;
      if (!isOver) requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    return { frames, stop: () => (isOver = true) };
  });
  await work();
  return watch.evaluate(({ frames, stop }) => {
    stop();
    return frames;
  });
}
