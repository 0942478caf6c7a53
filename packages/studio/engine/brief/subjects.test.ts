import { describe, expect, it } from "vitest";
import { readPrompt } from "./read-prompt.ts";

/** Prompts that customers of four languages write, by what their picture has to be about. */
const prompts: Readonly<Record<string, readonly string[]>> = {
  bakery: [
    "Fresh bread every morning",
    "Neue Bäckerei in der Lindenstraße",
    "Ouverture de la boulangerie",
    "Panadería artesanal, abierto desde las 7",
  ],
  coffee: [
    "Coffee tasting on Saturday",
    "Kaffeeverkostung am Samstag",
    "Dégustation d'espresso",
    "Nueva cafetería en el centro",
  ],
  hair: ["Hair salon opening", "Friseur sucht Modelle", "Salon de coiffure", "Peluquería nueva"],
  wedding: ["Lisa and Max's wedding", "Hochzeit von Lisa und Max", "Mariage de Lisa et Max", "Boda de Lisa y Max"],
  christmas: ["Christmas market", "Weihnachtsmarkt am Rathaus", "Marché de Noël", "Mercado de Navidad"],
  easter: ["Easter brunch", "Osterbrunch", "Brunch de Pâques", "Comida de Pascua"],
  sale: ["Summer sale, 50 % off", "Sommerschlussverkauf", "Soldes d'été", "Rebajas de verano"],
  yoga: ["Yoga in the park", "Yogakurs im Park", "Yoga au parc", "Yoga en el parque"],
  dentist: ["Dentist: new patients welcome", "Zahnarztpraxis am Markt", "Cabinet dentaire", "Dentista en el centro"],
  law: ["Law firm, free consultation", "Kanzlei für Mietrecht", "Avocat en droit du travail", "Abogados laboralistas"],
  wine: ["Wine tasting, 8 pm", "Weinprobe im Keller", "Fête des vendanges", "Cata de vinos"],
  icecream: ["Ice cream is back", "Die Eisdiele hat auf", "Glacier artisanal", "Heladería nueva"],
  theater: ["Theatre premiere", "Theaterabend der Klasse 9", "Soirée théâtre", "Noche de teatro"],
  running: ["10k through the old town"],
  bike: ["Bike repair workshop", "Fahrradwerkstatt", "Balade à vélo", "Paseo en bicicleta"],
  beach: ["Beach cleanup, Sunday", "Strandfest am See", "Nettoyage de la plage", "Fiesta en la playa"],
  pottery: ["Pottery workshop", "Töpferkurs für Anfänger", "Cours de poterie", "Taller de cerámica"],
  dog: ["Dog grooming, book now", "Hundeschule am Stadtrand", "Toilettage pour chiens", "Peluquería para perros"],
};

const cases = Object.entries(prompts).flatMap(([subject, texts]) => texts.map((text) => [text, subject] as const));

describe("what a prompt is about", () => {
  it.each(cases)("[F8] %s: %s", (prompt, subject) => {
    expect(readPrompt(prompt).brief.subject).toBe(subject);
  });

  it("[F8] is nothing, where the words say nothing of it", () => {
    expect(readPrompt("Save Tuesday for something unheard of").brief.subject).toBeUndefined();
    expect(readPrompt("Thank you for 10k followers").brief.subject).toBeUndefined();
  });

  it.each([
    ["Labor Day sale, everything must go", "sale"],
    ["Back pain? We can help you at the clinic", "health"],
    ["Photo booth at the wedding", "photography"],
    ["Teen night at the library", "book"],
    ["Adventure camp for kids", "camping"],
    ["Monday motivation for the team", undefined],
    ["Fireside chats with the founders", undefined],
    ["Skills workshop for the team", "school"],
    ["Grow taller tomatoes in your garden", "garden"],
    ["Bartending class at the Cavern", "school"],
    ["Foot massage for two", "spa"],
    ["A bad hat on one arm at the hut, once and for all", undefined],
    ["Unser Chef hat die Idee für das neue Auto", "car"],
    ["Saveurs du monde et légumes du marché", "vegan"],
  ])("[F8] is no word that means it in another language: %s", (prompt, subject) => {
    expect(readPrompt(prompt).brief.subject).toBe(subject);
  });
});
