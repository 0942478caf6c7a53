import { describe, expect, it } from "vitest";
import { readConfig } from "#platform/config.ts";
import { composeLetter } from "./compose-letter.ts";
import { drawLetter } from "./draw-letter.ts";
import { letterFieldProblem } from "./letter-fields.ts";
import { checkLetter, fieldErrors, missingIn } from "./rules.ts";

const baseUrl = "https://easel.example";
const draw = (body: string) => drawLetter({ body, baseUrl });
const config = readConfig({
  BASE_URL: baseUrl,
  SMTP_URL: "smtp://mail.example",
  POSTAL_ADDRESS: "1 Main Street, Springfield",
});

describe("a letter's Markdown", () => {
  it("[A29] becomes HTML with inline styles, and the same words as plain text", () => {
    const { html, text, problems } = draw(
      "# New\n\nTen **new** *tools*, see [the list](/tools).\n\n- one\n- two\n  1. deep\n\n> said\n\n---\n\n`code`\n\n![A fox](/og/fox.png)",
    );
    expect(problems).toEqual([]);
    expect(html).toMatch(/<h1 style="[^"]+">New<\/h1>/);
    expect(html).toContain("<strong>new</strong> <em>tools</em>");
    expect(html).toContain('href="https://easel.example/tools"');
    expect(html).toContain('src="https://easel.example/og/fox.png" alt="A fox"');
    expect(text).toBe(
      "New\n===\n\nTen new tools, see the list (https://easel.example/tools).\n\n- one\n- two\n  1. deep\n\n> said\n\n* * *\n\ncode\n\n[A fox]",
    );
  });

  it("[A29] is never HTML, and links and pictures lead nowhere but to https, mail and this site", () => {
    const evil = [
      "<script>alert(1)</script>",
      "text <img src=x onerror=alert(1)>",
      "[x](javascript:alert(1))",
      "[x](http://other.example)",
      "[x](https://me:secret@other.example)",
      "[x](//other.example/a)",
      "[x][ref]\n\n[ref]: data:text/html,x",
      "![x](https://other.example/pixel.gif)",
      "![x](//other.example/pixel.gif)",
      "[x](https://other.example/{{code}})",
      "[x](https://other.example/%7B%7Bcode%7D%7D)",
    ];
    for (const body of evil) {
      const { html, problems } = draw(body);
      expect([body, problems.length]).toEqual([body, 1]);
      expect(html).not.toMatch(/<script|onerror|javascript:|http:|other\.example|data:/);
    }
    const fine = draw("[a](https://other.example/a?b=1&c=2) [b](mailto:ada@example.com) <https://other.example>");
    expect(fine.problems).toEqual([]);
    expect(fine.html).toContain("https://other.example/a?b=1&amp;c=2");
    expect(draw('"><script>').html).toContain("&quot;&gt;");
  });

  it("[A29] is refused when it is made to keep the parser busy", () => {
    expect(draw("*a ".repeat(5_000)).problems).toEqual([expect.stringContaining("too much formatting")]);
  });
});

describe("fields of a letter", () => {
  it("[A29] are those of its list, and a draft with anything else is saved but not sent", () => {
    expect(letterFieldProblem("Hello {{first name|there}}", "newsletter")).toBeUndefined();
    expect(letterFieldProblem("Hello {{name|there}}", "newsletter")).toBeUndefined();
    expect(letterFieldProblem("{{ code }} and {{discount}}", "early-access")).toBeUndefined();
    for (const text of [
      "{{code}}",
      "{{last name}}",
      "{{first name}}",
      "{{first name|<b>}}",
      "{{",
      "a }} b",
      "{{{code}}}",
      "Hello {first name}",
      "Hello {name|there}",
    ])
      expect([text, letterFieldProblem(text, "newsletter")]).toEqual([text, expect.stringMatching(/[.]$/)]);
    const form = new FormData();
    for (const [name, value] of Object.entries({ list: "newsletter", segment: "all", subject: "{{code}}", body: "x" }))
      form.set(name, value);
    const { values, errors } = checkLetter(form);
    expect(errors).toEqual({});
    const problem = expect.stringContaining("{{code}} is no field of this list.");
    expect(fieldErrors(values, "newsletter")).toEqual({ subject: problem });
    expect(missingIn({ ...values, list: "newsletter" })).toEqual(problem);
    expect(missingIn({ ...values, list: "early-access" })).toBeUndefined();
    form.set("segment", "code-unused");
    form.set("joinedSince", "2026-02-30");
    expect(Object.keys(checkLetter(form).errors)).toEqual(["segment", "joinedSince"]);
  });

  it("[A29] are filled in as text, whatever an account's owner calls themselves", () => {
    const letter = {
      list: "early-access" as const,
      subject: "Hi {{first name|there}}",
      preheader: "",
      drawn: draw("Dear {{first name|all of you}}, {{code}}"),
    };
    const mail = composeLetter(
      letter,
      { to: "eve@example.com", values: { "first name": '<b onload="x">\r\nBcc: x', code: "E-1" } },
      config,
    );
    expect(mail.subject).toBe('Hi <b onload="x"> Bcc: x');
    expect(mail.html).toContain("Dear &lt;b onload=&quot;x&quot;&gt; Bcc: x, E-1");
    const other = composeLetter(letter, { to: "bob@example.com", values: { code: "E-2" } }, config);
    expect(other.text).toContain("Dear all of you, E-2");
    // As the preview of a draft draws them.
    const odd = {
      ...letter,
      subject: "{{__proto__}} {{name|you}}",
      drawn: draw("# Hello {{name|you}}\n\n{{valueOf}}"),
    };
    const preview = composeLetter(odd, { to: "bob@example.com", values: { "first name": "Bo" } }, config);
    expect(preview.subject).toBe("{{__proto__}} Bo");
    expect(preview.text).toContain("Hello Bo\n\n{{valueOf}}");
  });

  it("[A29] end with the sender's name and postal address", () => {
    const mail = composeLetter(
      { list: "newsletter", subject: "Hi", preheader: "Ten tools", drawn: draw("Hello") },
      { to: "ada@example.com", values: {}, unsubscribe: { url: `${baseUrl}/u`, headers: {} } },
      config,
    );
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain("Sent by Easel, 1 Main Street, Springfield.");
      expect(part).toContain(`${baseUrl}/u`);
      expect(part).toContain("because you subscribed to the newsletter");
    }
    expect(mail.html).toContain("Ten tools");
  });
});
