import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { deleteTemplate, getTemplate, listTemplates, saveTemplate } from "./answer-templates.ts";
import { checkAnswer, checkTemplate, fillTemplate, templatesMax } from "./rules.ts";

const at = new Date("2026-03-01T09:00:00Z");

describe("answer templates", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(() => database.pool.query("delete from answer_templates"));
  afterAll(() => database.close());
  const formOf = (fields: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };
  const save = (name: string, text: string, id?: string) =>
    saveTemplate(database.db, { id: id ?? randomUUID(), isNew: id === undefined, name, text }, at);

  it("[G8] are written, changed, found and deleted, each name once", async () => {
    await save("Refund", "Hello {{name}}, it was refunded.");
    await save("Hello", "Hello {{name}}");
    const [hello, refund] = await listTemplates(database.db);
    expect([hello?.name, refund?.name]).toEqual(["Hello", "Refund"]);
    expect(await listTemplates(database.db, "refunded")).toHaveLength(1);
    await save("Greeting", "Good day {{name}}", hello?.id);
    expect(await getTemplate(database.db, hello?.id ?? "")).toMatchObject({ name: "Greeting" });
    await expect(save("Refund", "x")).rejects.toMatchObject({ code: "conflict", field: "name" });
    await expect(save("Refund", "x", hello?.id)).rejects.toMatchObject({ code: "conflict", field: "name" });
    await deleteTemplate(database.db, hello?.id ?? "");
    for (const id of [hello?.id ?? "", "not-a-uuid"]) {
      await expect(getTemplate(database.db, id)).rejects.toMatchObject({ code: "not_found" });
      await expect(deleteTemplate(database.db, id)).rejects.toMatchObject({ code: "not_found" });
    }
  });

  it("[G8] are bounded", async () => {
    await database.pool.query(
      "insert into answer_templates (name, text, changed_at) select number, 'x', now() from generate_series(1, $1) number",
      [templatesMax],
    );
    await expect(save("One more", "x")).rejects.toMatchObject({ code: "conflict" });
  });

  it("[G8] have known fields only, and no answer is sent with one that is left", () => {
    for (const text of ["{{first name}} on {{ plan }}", "{{first name|there}}", "{{name}}, as older ones have it"])
      expect(checkTemplate(formOf({ name: "A", text })).errors).toEqual({});
    expect(checkTemplate(formOf({ name: " ", text: "{{price}}" })).errors).toEqual({
      name: "Please give the template a name.",
      text: "{{price}} is no field of templates. You can use {{first name|there}}, {{plan}}.",
    });
    expect(checkTemplate(formOf({ name: "A", text: "Hello {first name}" })).errors.text).toMatch(/two braces/);
    const filled = fillTemplate("Hello {{first name}} {{name|you}}, {{ plan }}", { "first name": "Ada {{plan}}" });
    expect(filled).toBe("Hello Ada {{plan}} Ada {{plan}}, {{ plan }}");
    expect(fillTemplate("Hello {{first name|there}}", { "first name": "" })).toBe("Hello there");
    const answer = (message: string) => checkAnswer(formOf({ intent: "write", seen: "0", message })).errors;
    expect(answer(filled)).toEqual({ message: "Replace {{plan}} before you send the answer." });
    expect(answer("Hello Ada")).toEqual({});
  });
});
