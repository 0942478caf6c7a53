import { describe, expect, it } from "vitest";
import { titleOf } from "./chat-rules.ts";
import { chosenAnswer, earlierMax, priceAtMost, sentMessages } from "./sent-messages.ts";

const exchanges = (count: number, length = 1) =>
  Array.from({ length: count }, (_, index) => ({ text: `${index}`.padEnd(length, "x"), answer: `answer ${index}` }));
const said = (sent: ReturnType<typeof sentMessages>) =>
  sent.messages.slice(1).map(({ role, text }) => `${role}: ${text}`);

describe("what a model gets to read", () => {
  it("[F5] is the conversation so far, and the new message", () => {
    const sent = sentMessages([{ text: "Hello", answer: "Hi" }], { text: "How are you?" });
    expect([sent.leftOut, said(sent)]).toEqual([0, ["user: Hello", "assistant: Hi", "user: How are you?"]]);
    expect(sent.messages[0]?.role).toBe("system");
  });

  it("[F5] joins a message that has no answer with the next one, since some models want the roles to alternate", () => {
    const sent = sentMessages([{ text: "I am Ada", answer: undefined }], { text: "Who am I?" });
    expect(said(sent)).toEqual(["user: I am Ada\n\nWho am I?"]);
  });

  it("[F5] keeps the newest messages of a long conversation, and says how many are left out", () => {
    const sent = sentMessages(exchanges(10_000), { text: "And now?" });
    expect([sent.leftOut, sent.messages.length]).toEqual([10_000 - earlierMax, 1 + 2 * earlierMax + 1]);
    expect(said(sent)[0]).toBe("user: 9960");
  });

  it("[F5] leaves out what is too large, so that an old message makes no new one expensive", () => {
    const sent = sentMessages([...exchanges(1, 2_000_000), ...exchanges(2)], { text: "And now?" });
    expect(sent.leftOut).toBe(1);
    expect(priceAtMost(sentMessages(exchanges(100, 2_000), { text: "x".repeat(16_000) }))).toBeLessThanOrEqual(37);
    expect(priceAtMost(sentMessages([], { text: "Hello" }))).toBe(5);
  });
});

describe("the answer that a conversation goes on with", () => {
  const answers = [
    { id: "1", state: "failed", text: "" },
    { id: "2", state: "stopped", text: "" },
    { id: "3", state: "stopped", text: "Half" },
    { id: "4", state: "finished", text: "Whole" },
  ];
  it.each([
    [null, "3"],
    ["4", "4"],
    ["1", "3"],
    ["unknown", "3"],
  ])("[F5] is the one that the user chose, else the first with a text: %s", (chosen, expected) => {
    expect(chosenAnswer(answers, chosen)?.id).toBe(expected);
  });
  it("[F5] is none while all have failed", () => {
    expect(chosenAnswer(answers.slice(0, 2), null)).toBeUndefined();
  });
});

describe("a conversation’s title", () => {
  it.each([
    ["Hello", "Hello"],
    ["  A logo\nfor a bakery", "A logo"],
    ["word ".repeat(30), `${"word ".repeat(12).trim()}…`],
    ["x".repeat(300), `${"x".repeat(60)}…`],
    ["\u202e", "Conversation"],
  ])("[F5] is the first line of the first message, cut at a word: %j", (message, title) => {
    expect(titleOf(message)).toBe(title);
  });
  it("[F5] is not cut inside a character", () => {
    expect(titleOf(`x${"😀".repeat(60)}`)).toBe(`x${"😀".repeat(29)}…`);
  });
});
