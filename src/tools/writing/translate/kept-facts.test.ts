import { describe, expect, it } from "vitest";
import { factsThatDiffer } from "./kept-facts.ts";

/** Placeholder as scripts write it. */
const city = `$${"{user.city}"}`;
const source = `Your order %1$s of 3 items (1,299.00 USD) ships on 4 May to ${city}, {{first_name}}. Use \`npm ci\` and keep <b>bold</b>. See [terms](https://shop.example/terms) or mail help@shop.example.`;

describe("what a translation must keep", () => {
  it("[F7] numbers in another spelling, and all else as it is, is no difference", () => {
    const target = `Ihre Bestellung %1$s über 3 Artikel (1.299,00 USD) geht am 4. Mai nach ${city}, {{first_name}}. Nutzen Sie \`npm ci\`, lassen Sie <b>fett</b>. Siehe [AGB](https://shop.example/terms) oder help@shop.example.`;
    expect(factsThatDiffer({ source, target })).toEqual({ missing: [], added: [] });
  });

  it("[F7] each place, tag, address, number and currency that differs is told", () => {
    const target =
      "Ihre Bestellung über 2 Artikel (1.299 EUR) geht am 5. Mai an Ihre Stadt. Nutzen Sie `npm ci`, lassen Sie fett. Siehe [AGB](https://evil.example/terms) oder help@shop.example.";
    expect(factsThatDiffer({ source, target })).toEqual({
      missing: [...["%1$s", city, "{{first_name}}", "<b>", "</b>", "https://shop.example/terms"], ...["USD", "3", "4"]],
      added: ["https://evil.example/terms", "EUR", "2", "5"],
    });
  });

  it.each([
    ["We have 3 rooms.", "Wir haben drei Zimmer."],
    ["We open at 3 pm.", "Wir öffnen um 15 Uhr."],
    ["It costs €3.50.", "Das kostet 3,50 €."],
    ["1 234 567 people", "1.234.567 Menschen"],
    ["In 2026, 50 % more.", "2026 waren es 50 % mehr."],
    ["On 05/04/2026 at 3:30 pm", "Am 04.05.2026 um 15:30 Uhr"],
    ["Hi {{ user.name }}, <B>read</B> <br/>", "Hallo {{user.name}}, <strong>lies</strong> <br>"],
    ["It costs 100 euros, or 20 dollars.", "Das kostet 100 €, oder 20 US-Dollar."],
    ["It’s 1,000.50 USD.", "Das sind 1 000,50 $US."],
    ["१२३ लोग", "123 people"],
    ["See https://shop.example.", "Siehe https://shop.example"],
    ["{count, plural, one {# item} other {# items}}", "{count, plural, one {# Artikel} other {# Artikel}}"],
    ["£20 a month", "20 Pfund im Monat"],
    ["¥1,200 a night", "1.200 Yen pro Nacht"],
    ["¥1,200 a night", "1晩1200円"],
    ["It costs 300 dollars.", "300ドルです。"],
    ["1,00,000 visitors", "100.000 Besucher"],
    ["12,34,567 visitors", "1 234 567 visiteurs"],
    ["Call (555) 123-4567", "Rufen Sie (555) 123 4567 an"],
    ["Call +49 30 1234567", "Appelez le +49 (30) 123-4567"],
    ["At -5 °C", "Bei minus 5 °C"],
    ["At −5 °C", "À -5 °C"],
    ["From 3-5 pm", "15-17 Uhr"],
    ["$t(common.name) has 3", "$t(common.name) hat 3"],
    ["I <3 it", "Ich <3 es"],
    ["It’s $5 /month", "5 $ /Monat"],
    ["Terms &amp; conditions", "AGB"],
    ["[Read the docs](https://shop.example)", "[Lesen Sie die Dokumentation](https://shop.example)"],
    ["On 04.05.2026, 1.234.567 people", "On May 4, 2026, 1,234,567 people came in 05"],
    ["He said -- and left", "Er sagte – und ging"],
  ])("[F7] %s → %s is fine", (given, made) => {
    expect(factsThatDiffer({ source: given, target: made })).toEqual({ missing: [], added: [] });
  });

  it.each([
    ["It costs 100 dollars.", "Das kostet 100 Euro.", "USD", "EUR"],
    ["Visit www.shop.example", "Besuchen Sie www.evil.example", "www.shop.example", "www.evil.example"],
    ["Visit shop.example today", "Besuchen Sie heute evil.example", "shop.example", "evil.example"],
    ["Hi :name, your %.2f", "Hallo :name, Ihre %.3f", "%.2f", "%.3f"],
    ["{count, plural, one {# item}}", "{anzahl, plural, one {# Artikel}}", "{count, plural", "{anzahl, plural"],
    ["<%= user %> has $HOME", "<%= benutzer %> hat $HOME", "<%=user%>", "<%=benutzer%>"],
    ["For ₱300", "Für ₦300", "PHP", "NGN"],
    ["Hi __USER__", "Hallo __NUTZER__", "__USER__", "__NUTZER__"],
    ["Costs {0:N2} now", "Kostet jetzt {0:N3}", "{0:N2}", "{0:N3}"],
    ["#{count} files", "#{zahl} Dateien", "#{count}", "#{zahl}"],
    ["%ld files", "%d Dateien", "%ld", "%d"],
    ["Dear [Name],", "Liebe [Anrede],", "[Name]", "[Anrede]"],
    ["Dear *|FNAME|*,", "Liebe *|VORNAME|*,", "*|FNAME|*", "*|VORNAME|*"],
    ["See /users/:id", "Siehe /nutzer/:id", "/users/:id", "/nutzer/:id"],
    ["See [prices](/pricing)", "Siehe [Preise](/preise)", "/pricing", "/preise"],
    ['<a href="#top">up</a>', '<a href="#oben">hoch</a>', "#top", "#oben"],
    ["<0>Read</0> it", "<0>Lies</0> es <1/>", undefined, "<1>"],
    ["Read @:terms.link now", "Lies jetzt @:agb.link", "@:terms.link", "@:agb.link"],
    ["5&nbsp;km", "5 km", "&nbsp;", undefined],
    ["Since v2.10.3", "Seit v2.10.4", "v2.10.3", "v2.10.4"],
    ["Since 2.10.3-beta", "Seit 2.10.3-Beta", "2.10.3-beta", "2.10.3-Beta"],
    ["Visit birch.co.uk", "Besuchen Sie birke.co.uk", "birch.co.uk", "birke.co.uk"],
    ["Open config.json", "Öffnen Sie konfig.json", "config.json", "konfig.json"],
    ["Run it with --dry-run", "Mit --probelauf starten", "--dry-run", "--probelauf"],
    ["Keep it at -5 °C", "Bei 5 °C lagern", "-5", undefined],
    ["Call (555) 123-4567", "Rufen Sie (555) 123-4568 an", "5551234567", "5551234568"],
    ["£20 a month", "20 Euro im Monat", "GBP", "EUR"],
    ["1,00,000 visitors", "10.000 Besucher", "100000", "10000"],
  ])("[F7] %s → %s is told", (given, made, missing, added) => {
    expect(factsThatDiffer({ source: given, target: made })).toEqual({
      missing: [missing ?? []].flat(),
      added: [added ?? []].flat(),
    });
  });

  it("[F7] a long text is compared in a moment", () => {
    const long = "3 items, {{a}} <b>x</b> 1,299.00 USD. ".repeat(3_000);
    expect(factsThatDiffer({ source: long, target: long })).toEqual({ missing: [], added: [] });
  });
});
