import { describe, expect, it } from "vitest";
import { readPrompt } from "../read-prompt.ts";

/** Prompts as customers type them: the name, what is set below it, and the figure that it wants to see. */
const prompts: readonly (readonly [prompt: string, name: string, line?: string, figure?: string])[] = [
  ["logo for Otter & Pine, outdoor gear since 1987", "Otter & Pine", "Outdoor gear since 1987"],
  ["law firm Miller Stone LLP", "Miller Stone", "Law firm"],
  ["Dr. Patel dental clinic logo blue", "Dr. Patel", "Dental clinic"],
  ["Green Blade lawn care logo", "Green Blade", "Lawn care"],
  ["charity logo Hands for Hope", "Hands for Hope"],
  ["wine bar logo Cellar Moon burgundy", "Cellar Moon", "Wine bar"],
  ["fox logo for a gaming channel called Vixen", "Vixen", "Gaming channel", "fox"],
  ["logo with a mountain for Summit Capital Partners", "Summit Capital Partners", undefined, "mountain"],
  ["logo for a family farm, Willow Creek Farm, est. 1952", "Willow Creek Farm", "Family farm, est. 1952"],
  ["craft brewery logo Old Harbour Brewing Co.", "Old Harbour Brewing Co.", "Craft brewery"],
  ["Fahrradwerkstatt Speiche, Logo modern", "Speiche", "Fahrradwerkstatt"],
  ["Zahnarztpraxis Dr. Weber Logo, vertrauenswürdig, grün", "Dr. Weber", "Zahnarztpraxis"],
  ["Logo Anwaltskanzlei Schneider & Partner", "Schneider & Partner", "Anwaltskanzlei"],
  ["logo plombier Martin et Fils depuis 1974", "Martin et Fils", "Plombier depuis 1974"],
  ["logo taller de bicicletas Pedal Libre", "Pedal Libre", "Taller de bicicletas"],
];

describe("a prompt for a logo", () => {
  for (const [prompt, name, line, figure] of prompts) {
    it(`[F18] has its name, and no trade, wish, year or legal form in it: ${prompt}`, () => {
      const { brief, understood } = readPrompt(prompt, { kind: "logo" });
      expect([brief.headline, brief.subline, brief.figure]).toEqual([name, line, figure]);
      expect(understood.find(({ field }) => field === "headline")?.value).toBe(name);
    });
  }
});
