import { beforeAll, describe, expect, it } from "vitest";
import { type Fonts, readFonts } from "../../engine/type/fonts.ts";
import { composeScreenOf } from "./mockup-composer.ts";
import { readApp } from "./read-app.ts";

/** Prompts as customers type them, with the kind of app that they mean. */
const typed: readonly (readonly [prompt: string, app: string])[] = [
  ["POS screen for a bakery", "pos"],
  ["Kassensystem für ein Café, ohne Blau", "pos"],
  ["app für Gassi-Service", "dog-walking"],
  ["solar monitoring dashboard for homeowners", "solar"],
  ["pantalla de reservas para barbería", "booking"],
  ["inventory app for a small warehouse", "inventory"],
  ["booking page for a yoga studio", "classes"],
  ["emploi du temps pour une salle de sport", "classes"],
  ["kids chore tracker", "chores"],
  ["CRM pipeline", "crm"],
  ["A kanban board for a small design team", "crm"],
  ["habit tracker", "habits"],
  ["Pflanzen-App mit Erinnerungen", "plants"],
  ["parking app for Lisbon", "parking"],
  ["clinic queue display", "queue"],
  ["church donations page", "donations"],
  ["real-estate search in Porto", "real-estate"],
  ["job board for nurses", "jobs"],
  ["podcast player", "podcasts"],
  ["app de recetas", "recipes"],
  ["language learning app for kids", "language-course"],
  ["crypto wallet", "crypto"],
  ["hotel front desk", "hotel-desk"],
  ["event tickets app", "tickets"],
  ["library catalogue", "library"],
  ["food truck ordering", "food-truck"],
  ["invoice tool for freelancers", "invoices"],
  ["elderly care check-in", "elder-care"],
  ["school parents portal", "school"],
  ["smart home app", "smart-home"],
  ["farm sensor dashboard", "farm"],
  ["Autovermietung App", "car-rental"],
  ["dating app", "dating"],
  ["Hochzeitsplaner", "wedding"],
  ["e-bike sharing app", "bikes"],
  ["helpdesk inbox", "helpdesk"],
  ["status page for a hosting company", "status"],
  ["settings page", "settings"],
  ["login and sign-up", "sign-in"],
  ["payroll software", "payroll"],
  ["weather app", "weather"],
  ["banking app with invoices", "banking"],
  ["travel app with weather", "travel"],
  ["payroll startup landing page", "landing"],
  ["Startseite für eine Steuerberatung", "landing"],
];

describe("prompts for screens", () => {
  let fonts: Fonts;
  beforeAll(async () => {
    fonts = await readFonts();
  });

  const read = (prompt: string, device: "mobile" | "desktop" = "desktop") => {
    const [brief] = readApp(prompt, { style: "swiss", device, count: 1, seed: "1" });
    if (!brief) throw new Error("no screen");
    return brief;
  };
  const screenOf = (prompt: string) => composeScreenOf(read(prompt), fonts.typesetter, { variant: 0 }).design;
  const textsOf = (prompt: string): readonly string[] =>
    screenOf(prompt).elements.flatMap((element) => (element.kind === "text" ? [element.text] : []));

  it("[F4] are taken for the kind of app that they name, in four languages", () => {
    const wrong = typed.filter(([prompt, app]) => read(prompt).screen.app !== app);
    expect(wrong.map(([prompt]) => [prompt, read(prompt).screen.app])).toEqual([]);
  });

  it("[F4] give their words to titles, lists and labels", () => {
    const sold = textsOf("POS screen for a bakery with espresso, latte, croissant and cinnamon roll");
    expect(sold).toEqual(expect.arrayContaining(["Espresso", "Latte", "Croissant", "Cinnamon roll", "2 × Espresso"]));
    expect(textsOf("Rezepte-App mit Lasagne, Ramen und Shakshuka")).toEqual(
      expect.arrayContaining(["Lasagne", "Ramen", "Shakshuka"]),
    );
    expect(textsOf("Shop app “Nook” with lamps, chairs and vases")).toEqual(
      expect.arrayContaining(["Nook", "Lamps", "Chairs", "Vases"]),
    );
    expect(read("habit tracker called Stillwater with reminders and streaks").screen.features).toEqual([
      "Reminders",
      "Streaks",
    ]);
    expect(read("Banking app with no red, dark mode").screen.items).toBeUndefined();
  });

  it("[F4] for a landing page are one, about the prompt's product: hero, features, steps, questions, a call and a footer", () => {
    const prompt =
      "Landing page for a dog walking service in Hamburg called Pfotenrunde with live GPS, photo updates and insured walkers";
    const texts = textsOf(prompt);
    const order = ["Pfotenrunde", "Live GPS", "How it works", "Questions", "© Pfotenrunde"].map((text) =>
      texts.indexOf(text),
    );
    expect(order.every((at) => at >= 0)).toBe(true);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(texts).toEqual(expect.arrayContaining(["Hamburg", "Photo updates", "Insured walkers"]));
    expect(textsOf("Startseite für eine Steuerberatung “Klarblick”")).toContain("Steuerberatung, ganz einfach");
    // As long as what it says.
    expect(screenOf(prompt).height).toBeGreaterThan(1_500);
    expect(screenOf(prompt).height).toBeLessThan(read(prompt).height);
  });
});
