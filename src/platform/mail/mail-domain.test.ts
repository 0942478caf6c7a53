import { describe, expect, it } from "vitest";
import { createSecrets } from "#platform/secret.ts";
import { domainDigest, isDisposable, ownedDomain } from "./mail-domain.ts";

describe("the domain of an address", () => {
  it("[C16][D4] is disposable by the kept list, which also holds for its subdomains", () => {
    const listed = ["x@mailinator.com", "x@yopmail.com", "x@sharklasers.com", "x@temp-mail.org", "x@maildrop.cc"];
    expect(listed.filter((email) => !isDisposable(email))).toEqual([]);
    expect(["a@x.y.mailinator.com", "a@not-mailinator.example", "a@example.com"].map(isDisposable)).toEqual([
      true,
      false,
      false,
    ]);
    expect(["x@gmail.com", "x@outlook.com", "x@proton.me", "x@bbc.co.uk"].filter(isDisposable)).toEqual([]);
  });

  it("[C16][D4] is the registrable one, and a public provider's belongs to no one user", () => {
    expect(
      ["a@b.c.evil.co.uk", "a@evil.co.uk", "a@x.github.io", "a@gmail.com", "a@localhost"].map(ownedDomain),
    ).toEqual(["evil.co.uk", "evil.co.uk", "x.github.io", null, "localhost"]);
  });

  it("[C16][D4] is kept as a digest of one limit, which says nothing about another", () => {
    const secrets = createSecrets("a secret that only tests know, 32 characters");
    const [one, same, other] = [
      domainDigest(secrets, "trial-domain", "a@x.evil.example"),
      domainDigest(secrets, "trial-domain", "b@evil.example"),
      domainDigest(secrets, "referral-domain", "a@evil.example"),
    ];
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
    expect(domainDigest(secrets, "trial-domain", "a@gmail.com")).toBeNull();
  });
});
