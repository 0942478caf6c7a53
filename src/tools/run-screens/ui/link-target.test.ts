import { expect, it } from "vitest";
import { targetOf } from "./link-target.ts";

it.each([
  ["https://shop.example/a?b#c", "https://shop.example/a?b#c"],
  ["shop.example", "https://shop.example/"],
  [" Shop.Example/a ", "https://shop.example/other"],
  ["http://shop.example", "https://SHOP.example/"],
  ["shop.example:8443/a", "https://shop.example:8443/a"],
  ["xn--bcher-kva.example", "https://bücher.example/"],
  ["us@shop.example", "mailto:us@shop.example"],
  ["mailto:us@shop.example", "mailto:us@shop.example"],
])("[F5] a link whose text is its address needs no name beside it: %j to %s", (text, href) => {
  expect(targetOf(href, text)).toMatchObject({ isNamed: true });
});

it.each([
  ["in words", "our shop", "https://shop.example/", "shop.example"],
  ["in words with the host", "go to shop.example", "https://shop.example/", "shop.example"],
  ["that ends with it", "paypal.com", "https://pal.com", "pal.com"],
  ["that begins with it", "pal.com.bank.example", "https://pal.com", "pal.com"],
  ["with it as its path", "bank.example/thief.example", "https://thief.example", "thief.example"],
  ["with it as its query", "bank.example?thief.example", "https://thief.example", "thief.example"],
  ["with it as its fragment", "https://bank.example#thief.example", "https://thief.example", "thief.example"],
  ["with a backslash", "bank.example\\@thief.example", "https://thief.example", "thief.example"],
  ["with another name in front", "bank.example@thief.example", "https://thief.example", "thief.example"],
  [
    "with another name in front of both",
    "https://bank.example@thief.example",
    "https://bank.example@thief.example",
    "thief.example",
  ],
  ["of a subdomain", "www.bank.example", "https://bank.example", "bank.example"],
  ["with a dot at its end", "bank.example.", "https://bank.example", "bank.example"],
  ["with another port", "bank.example:8443", "https://bank.example", "bank.example"],
  ["in look-alike letters", "pаypal.com", "https://pаypal.com", "xn--pypal-4ve.com"],
  ["in wide letters", "ｂank.example", "https://bank.example", "bank.example"],
  ["with percent signs", "%62ank.example", "https://bank.example", "bank.example"],
  ["with a character that shows nothing", "bank\u200b.example", "https://bank.example", "bank.example"],
  ["that turns what follows", "bank.example/\u202eelpmaxe", "https://bank.example", "bank.example"],
  ["of a number", "0x7f.1", "https://0x7f.1", "127.0.0.1"],
  ["of nothing", "", "https://thief.example", "thief.example"],
  ["of another scheme", "mailto:us@bank.example", "https://bank.example", "bank.example"],
  ["of another mailbox", "bank.example", "mailto:us@bank.example", "us@bank.example"],
])("[F5] a text %s doesn’t name its target, which is shown: %j to %s", (_, text, href, name) => {
  expect(targetOf(href, text)).toMatchObject({ name, isNamed: false });
});

it.each(["javascript:alert(1)", "data:text/html,hi", "/settings", "file:///etc/passwd", "https://"])(
  "[F5] %s is no link",
  (href) => {
    expect(targetOf(href, "a")).toBeUndefined();
  },
);
