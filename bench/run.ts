/** `npm run bench`: every figure beside its reference, measured in the same run. Names of parts as arguments run those alone. */

import { build } from "../scripts/build.ts";
import { isBuildCurrent } from "../scripts/build-state.ts";
import { benchAttackedSignIns } from "./attacked-sign-ins.ts";
import { startBenchDatabase } from "./bench-database.ts";
import { benchBrowserJavaScript, benchWorkspaceJavaScript } from "./browser-javascript.ts";
import { benchCachedHome } from "./cached-home.ts";
import { benchChatTyping } from "./chat-typing.ts";
import { benchCommands } from "./commands.ts";
import { benchGateway } from "./gateway/bench-gateway.ts";
import { benchSoak } from "./gateway/bench-soak.ts";
import { benchFirstRender, benchLists, benchSearch, benchSignedIn, buildInProcessBench } from "./in-process-figures.ts";
import { benchBalance, benchLargeLedger, benchLedger, benchMemberCaps } from "./ledger/bench-ledger.ts";
import { benchLibrary } from "./library.ts";
import { benchLighthouse } from "./lighthouse-scores.ts";
import { benchOperatorLists } from "./operator-lists.ts";
import { benchPdf } from "./pdf.ts";
import { type Figure, printFigures } from "./report.ts";
import { benchSignIns } from "./sign-ins.ts";
import { benchStartTime } from "./start-time.ts";
import { benchDrawing } from "./studio/bench-drawing.ts";
import { benchEditor } from "./studio/bench-editor.ts";
import { benchFilms } from "./studio/bench-films.ts";
import { benchVisitorsBesideStudio } from "./studio/bench-visitors.ts";
import { benchWebhooks } from "./webhooks.ts";

const parts = [
  "cached",
  "render",
  "signed-in",
  "sign-ins",
  "sign-ins-attacked",
  "search",
  "javascript",
  "javascript-workspace",
  "lighthouse",
  "start",
  "ledger",
  "ledger-large",
  "member-caps",
  "balance",
  "webhooks",
  "commands",
  "library",
  "operator-lists",
  "chat-typing",
  "gateway",
  "gateway-soak",
  "studio",
  "pdf",
];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !parts.includes(part));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(", ")}; there are ${parts.join(", ")}.`);
const wants = (part: string) => wanted.length === 0 || wanted.includes(part);

const needsBuild =
  !wanted.length ||
  wanted.some(
    (part) =>
      !["ledger", "ledger-large", "member-caps", "balance", "webhooks", "commands", "operator-lists"].includes(part),
  );
if (needsBuild && !(await isBuildCurrent())) await build();
if (["render", "signed-in", "search"].some(wants)) buildInProcessBench();
const figures: Figure[] = [];
const database = await startBenchDatabase();
try {
  if (wants("cached")) figures.push(await benchCachedHome(database.url));
  if (wants("render")) figures.push(benchFirstRender(database.url));
  if (wants("signed-in")) figures.push(...benchSignedIn(database.url));
  if (wants("sign-ins")) figures.push(...(await benchSignIns(database.url)));
  if (wants("sign-ins-attacked")) figures.push(...(await benchAttackedSignIns(database.url)));
  if (wants("javascript")) figures.push(await benchBrowserJavaScript(database.url));
  if (wants("javascript-workspace")) figures.push(await benchWorkspaceJavaScript(database.url));
  if (wants("lighthouse")) figures.push(...(await benchLighthouse(database.url)));
  if (wants("start")) figures.push(...(await benchStartTime()));
  if (wants("ledger")) figures.push(...(await benchLedger(database.url)));
  if (wants("ledger-large")) figures.push(...(await benchLargeLedger(database.url)));
  if (wants("member-caps")) figures.push(await benchMemberCaps(database.url));
  if (wants("balance")) figures.push(await benchBalance(database.url));
  if (wants("webhooks")) figures.push(...(await benchWebhooks(database.url)));
  if (wants("commands")) figures.push(...benchCommands(database.url));
  if (wants("chat-typing")) figures.push(await benchChatTyping(database.url));
  if (wants("library")) figures.push(await benchLibrary(database.url));
  if (wants("operator-lists")) figures.push(...(await benchOperatorLists(database.url)));
  if (wants("gateway")) figures.push(...(await benchGateway(database.url)));
  if (wants("gateway-soak")) figures.push(...(await benchSoak(database.url)));
  if (wants("studio")) {
    figures.push(...(await benchDrawing()));
    figures.push(...(await benchVisitorsBesideStudio(database.url)));
    figures.push(...(await benchEditor(database.url)));
    figures.push(...(await benchFilms(database.url)));
  }
  if (wants("pdf")) figures.push(...(await benchPdf(database.url)));
  if (wants("search")) {
    await database.fill(100_000);
    figures.push(...benchSearch(database.url), ...benchLists(database.url));
  }
} finally {
  // Printed even if a part failed: earlier figures are still valid.
  printFigures(figures);
  await database.stop();
}
