import { pathToFileURL } from "node:url";
import { createBinaryModuleFromUrl, Dialect, LocalLinter } from "harper.js";
import { beforeAll, describe, expect, it } from "vitest";
import { withoutOverlaps } from "../change.ts";
import { acceptAll, resultOf, startReview } from "../review.ts";
import { checkByRule } from "../rules/check-by-rule.ts";
import { findChanges } from "./find-changes.ts";

const docs = `# Setup

Run \`npm ci --omit=dev\` first. The flag \`--dry-run\` is safe, and so is --verbose.

| Name | Size |
| --- | --- |
| bolt m8 | 12 |

Hi {{first_name}}, your code is %1$s. See https://shop.example/a?b=c&d=e for help. It&nbsp;stays.

Birchwood Inc. is hiring. The lamp lights a 25 ft. circle (incl. public toilets).

Any likeness to persons, living or dead, is coincidental. The ’90s were loud.
`;

describe("“Accept all” with Harper itself", () => {
  let linter: LocalLinter;
  beforeAll(async () => {
    const file = pathToFileURL("node_modules/harper.js/dist/harper_wasm_slim_bg.wasm").href;
    linter = new LocalLinter({ binary: createBinaryModuleFromUrl(file, "slim"), dialect: Dialect.American });
    await linter.setup();
  });

  const accepted = async (text: string) => {
    const found = [...(await findChanges(linter, text)), ...checkByRule(text, "en-US")];
    return resultOf(acceptAll(startReview(text, withoutOverlaps(found))));
  };

  it("[F7] leaves code, tables, places for values, abbreviations and names as they are", async () => {
    expect(await accepted(docs)).toBe(docs);
    const plain = docs.replace(/^# Setup\n\n/, "");
    expect(await accepted(plain)).toBe(plain);
  });

  it.each([
    ["paths of files", "See ./src/teh/index.ts, src/ui/teh, C:\\Users\\teh and /etc/hosts."],
    ["a table without bars at its ends", "Nmae | Vlaue\n--- | ---\nteh | 12\n\nText here."],
    ["code that is marked by its indent", "Run this:\n\n    npm instal foo\n    cd teh\n\nIt works."],
    ["what is about the text", "---\ntitle: Teh doc\nauther: me\n---\n\nText is here."],
    [
      "links and pictures",
      "[terms](https://shop.example/a 'titel') and ![alt txt](img.png) and [ref][1]\n\n[1]: https://exmaple.com",
    ],
    ["characters in HTML", "Don&#8217;t &copy; it&nbsp;now."],
    ["places for values", "Set $HOME, %PATH%, %.2f, {{ user.name }}, {% if teh %} and <%= titel %>."],
    [
      "days, months and ranges",
      "It ran on Mon. morning, and Jan. sales rose, see pp. 12-15, vol. 2 of Acme Corp. reports.",
    ],
    ["names", "Birchwod announced it. Zylofarm Ltd. is new. Nguyễn called Kovács."],
    ["headings", "# heading without capitals\n\nSome sentence."],
    ["dashes and dots", "Wait -- really... yes."],
  ])("[F7] leaves %s as they are", async (_, text) => expect(await accepted(text)).toBe(text));

  it("[F7] mends what is wrong for certain", async () => {
    expect(await accepted("You will recieve a apple.")).toBe("You will receive an apple.");
  });
});
