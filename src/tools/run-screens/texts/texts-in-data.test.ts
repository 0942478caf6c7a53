import { expect, it } from "vitest";
import { work } from "../../servers.ts";

const branches = '```json\n{"branches": [{"text": "Price: \\"low\\"", "children": ["a\\nb", ""]}]}\n```';
const corrected = '{"corrected": "It’s {fine}.", "changes": [{"from": "Its", "to": "It’s", "why": "verb"}]}';

it.each([
  ["mindmap", branches, 'Price: "low"\na\nb'],
  ["ideation", '{"ideas": ["One", "Two"]}', "One\nTwo"],
  ["ideation", '{"ideas": ["One", "Tw', "One\nTw"],
  ["ideation", '{"ideas": ["One", "Tw\\', "One\nTw"],
  ["ideation", "No ideas today", "No ideas today"],
  ["ideation", "{}", "{}"],
  ["grammar", corrected, "It’s {fine}."],
  ["grammar", corrected.slice(0, 20), "It’s "],
  ["text-generator", '{"ideas": ["One"]}', '{"ideas": ["One"]}'],
])("[F12] a result of %s is shown in words, also its beginning: %s", (tool, output, words) => {
  const { readOutput = (text: string) => text } = work.runWorkOf(tool);
  expect(readOutput(output)).toBe(words);
});
