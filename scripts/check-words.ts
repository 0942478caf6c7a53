/**
 * `npm run check:words`: words that the product does not use, on pages, in mails, errors, docs, comments and test titles (docs/writing.md),
 * and comments that begin as fragments of a sentence.
 */
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

interface UnwantedWord {
  /** Matched as whole words, in upper or lower case. */
  readonly pattern: string;
  /** Advice on what to write instead. */
  readonly better: string;
}

const nameTheActor = "name the actor: user, visitor, operator, attacker, provider, process";

const unwantedWords: readonly UnwantedWord[] = [
  { pattern: "who(m)?(so)?ever", better: nameTheActor },
  { pattern: "somebody( else)?('s|’s)?", better: `${nameTheActor}, or 'another person'` },
  { pattern: "nobody( else)?('s|’s)?", better: `${nameTheActor}, or 'no user', 'no process'` },
  { pattern: "anybody( else)?('s|’s)?", better: `${nameTheActor}, or 'anyone'` },
  { pattern: "one['’]s own|oneself|who one is", better: "'your', 'the user's'; 'who you are'" },
  { pattern: "of ours", better: "'our …'" },
  { pattern: "(is|are|was) good (for|once)", better: "'works for', 'works once', 'is valid for'" },
  { pattern: "asked for", better: "'requested', 'you requested'" },
  { pattern: "what is due", better: "'the amount due', 'what you owe'" },
  { pattern: "stands? (in|at|on)", better: "'is in', 'is at', 'is on'" },
  { pattern: "by which", better: "'with which', or two sentences" },
  { pattern: "hand-?offs?", better: "'redirect'" },
  { pattern: "ways? in", better: "'sign-in method'" },
  { pattern: "doors?", better: "'public API', 'auth page', 'handler'" },
  { pattern: "present password", better: "'current password'" },
  { pattern: "e-mails?", better: "'email'" },
  { pattern: "in vain", better: "say what fails" },
  // The address of favorites and their table were named before, and stay.
  {
    pattern: "(colour|behaviour)\\w*|favourite(?!s(_|\\b))\\w*",
    better: "American spelling: 'color', 'behavior', 'favorite'",
  },
];

/** First words of a doc comment that is a fragment, as in “Of the element being resized.” or “Whether it has ended.” */
const fragment =
  /(?<=\/\*\*\s+(?:\*\s+)?)(?:Of|Those|Whether|Where|As|What|Which|Who|Whose|How|With|Without|(?:In|For|By|From) (?:whose|whom|which))(?= )/g;

/** Whole folders or single files. */
const checkedPaths = [
  "docs",
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ".env.example",
  "src",
  "packages",
  "scripts",
  "test",
  "e2e",
  "bench",
];

/** It lists the words. */
const ownFile = path.join("scripts", "check-words.ts");

/** On a line that quotes such a word or names something that is stored under it. */
const allowMark = "words:allow";

export interface FoundWord {
  readonly line: number;
  readonly word: string;
  readonly better: string;
}

/** Finds all unwanted words of a text, in its order, and then the fragments. */
export function findUnwantedWords(text: string): readonly FoundWord[] {
  const fragments = [...text.matchAll(fragment)].map(({ 0: word, index }) => ({
    line: text.slice(0, index).split("\n").length,
    word,
    better: "begin with a main clause, or with the name of the thing: 'Frame of the element being resized.'",
  }));
  const lines = text.split("\n");
  return [...findWords(text), ...fragments.filter(({ line }) => !lines[line - 1]?.includes(allowMark))];
}

function findWords(text: string): readonly FoundWord[] {
  return text.split("\n").flatMap((content, index) => {
    if (content.includes(allowMark)) return [];
    return unwantedWords.flatMap(({ pattern, better }) =>
      [...content.matchAll(new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, "gi"))].map(([word]) => ({
        line: index + 1,
        word,
        better,
      })),
    );
  });
}

/** @returns one line for each unwanted word, e.g. `docs/writing.md:7: "door": …`, and how many files were read. */
export async function checkWords(
  root: string,
  paths: readonly string[] = checkedPaths,
): Promise<{ readonly files: number; readonly found: readonly string[] }> {
  const files = (await Promise.all(paths.map((one) => listTexts(root, one)))).flat();
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(root, file), "utf8");
      return findUnwantedWords(text).map(({ line, word, better }) => `${file}:${line}: "${word}": ${better}`);
    }),
  );
  return { files: files.length, found: found.flat() };
}

async function listTexts(root: string, given: string): Promise<readonly string[]> {
  if (!(await stat(path.join(root, given))).isDirectory()) return [given];
  const names = await readdir(path.join(root, given), { recursive: true });
  // The bench's references are installed in a folder of their own.
  const own = names.filter((name) => /\.(?:tsx?|md)$/.test(name) && !name.split(path.sep).includes("node_modules"));
  const texts = own.map((name) => path.join(given, name));
  return texts.filter((file) => file !== ownFile);
}

if (import.meta.main) {
  // Other paths, to see how far a folder is from clean: `npm run check:words -- src/billing`.
  const given = process.argv.slice(2);
  const { files, found } = await checkWords(".", given.length > 0 ? given : checkedPaths);
  for (const line of found) console.error(line);
  console.log(`${files} files, ${found.length} words that we do not use`);
  process.exitCode = files === 0 || found.length > 0 ? 1 : 0;
}
