import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const folder = import.meta.dirname;

/** Forms that leave no row in the audit log. */
const unrecorded = {
  "pages/letters.tsx": "begins an empty draft; that it is sent, or deleted, is recorded",
  "pages/running/mail.tsx": "sends a mail to the operator who pressed the button",
};

/** A file's text with those of the operator's own files that it runs, however far. */
function textOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file) || file === join(folder, "change-as-operator.ts")) return "";
  seen.add(file);
  const text = readFileSync(file, "utf8");
  const imports = [...text.matchAll(/^import (?!type )[^;]*? from "(\.[^"]+\.tsx?)";/gms)]
    .map(([, path = ""]) => join(dirname(file), path))
    .filter((path) => !path.includes("+types"));
  return text + imports.map((path) => textOf(path, seen)).join("");
}

it("[G4] every form of the operator’s pages has its change recorded in the audit log, but for those that change nothing", () => {
  const pages = globSync("pages/**/*.{ts,tsx}", { cwd: folder }).toSorted();
  const withForm = pages.filter((page) =>
    /^export (?:async function|const) action\b/m.test(readFileSync(join(folder, page), "utf8")),
  );
  expect(withForm.length).toBeGreaterThan(20);
  const silent = withForm.filter((page) => !/\b(?:changeAsOperator|recordAction)\(/.test(textOf(join(folder, page))));
  expect(silent).toEqual(Object.keys(unrecorded));
});
