import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listCodeCandidates } from "./codes/referral-code.ts";
import { shownName } from "./history/referral-history.ts";
import { inviterName } from "./invites/mail-invitation.ts";
import { claimRefusalOf, completedMax, type ReferralFacts, refusalOf } from "./life/eligibility.ts";
import { normalAddress } from "./normal-address.ts";
import { checkInvite, fallbackCode, parseCode } from "./rules.ts";

describe("a referral code", () => {
  it("[D1] is the start of the id, in capitals, and longer if that is taken", () => {
    const candidates = listCodeCandidates("3f2a9c1e-77aa-4bcd-8e12-0123456789ab");
    expect(candidates.slice(0, 3)).toEqual(["3F2A9C1E", "3F2A9C1E7", "3F2A9C1E77"]);
    expect(candidates.at(-1)).toBe("3F2A9C1E77AA4BCD8E120123456789AB");
    expect(candidates.every((code) => parseCode(code) === code)).toBe(true);
  });

  it.each(["3f2a9c1e", " 3F2A9C1E ", "AIDESIGN", "aidesign"])("[D1] accepts %j in upper or lower case", (text) => {
    expect(parseCode(text)).toBe(text.trim().toUpperCase());
  });

  it.each([
    "",
    null,
    undefined,
    "3f2a9c1",
    "zzzzzzzz",
    "3f2a9c1e\u0000",
    "３f2a9c1e",
    "<script>alert(1)</script>",
    "../../etc",
    "A".repeat(33),
    "AIDESIGN1",
  ])("[D1] refuses %j", (text) => {
    expect(parseCode(text)).toBeUndefined();
  });

  it("[D1] parses any text without failing, and never uses the fallback for a user's id", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => void parseCode(text)));
    fc.assert(fc.property(fc.uuid(), (id) => !listCodeCandidates(id).includes(fallbackCode)));
  });
});

describe("a canonical address", () => {
  it.each([
    ["ada+2@example.com", "ada@example.com"],
    ["a.d.a+x+y@gmail.com", "ada@gmail.com"],
    ["a.da@googlemail.com", "ada@gmail.com"],
    ["a.da@example.com", "a.da@example.com"],
    ["+only@example.com", "+only@example.com"],
  ])("[D4] of %s is %s", (email, plain) => {
    expect(normalAddress(email)).toBe(plain);
    expect(normalAddress(plain)).toBe(plain);
  });
});

describe("a reward's refusal", () => {
  const good: ReferralFacts = {
    friendEmail: "grace@example.com",
    referrerEmail: "ada@example.com",
    isReferrerDisabled: false,
    isSameDevice: false,
    wasRewardedBefore: false,
    completedLately: 0,
    domainCompletedLately: 0,
    domainMax: 5,
  };
  it.each<[string | undefined, Partial<ReferralFacts>]>([
    [undefined, {}],
    ["oneself", { friendEmail: "a.da+2@gmail.com", referrerEmail: "ada@googlemail.com" }], // words:allow
    ["same-device", { isSameDevice: true }],
    ["repeated-address", { wasRewardedBefore: true }],
    ["disposable-address", { friendEmail: "x@mailinator.com" }],
    ["referrer-closed", { isReferrerDisabled: true }],
    [undefined, { domainCompletedLately: 4 }],
    ["domain-limit", { domainCompletedLately: 5 }],
    [undefined, { completedLately: completedMax - 1 }],
    ["too-many", { completedLately: completedMax }],
  ])("[D4] %s", (reason, facts) => {
    expect(refusalOf({ ...good, ...facts })).toBe(reason);
  });

  it("[D4] a code can be entered for 30 days, before the first run, by a user without a referrer", () => {
    const now = new Date("2026-03-31T12:00:00Z");
    const facts = { hasReferrer: false, signedUpAt: new Date("2026-03-01T12:00:00Z"), hasFinishedRun: false, now };
    expect(claimRefusalOf(facts)).toBeUndefined();
    expect(claimRefusalOf({ ...facts, signedUpAt: new Date("2026-03-01T11:59:59Z") })).toContain("within 30 days");
    expect(claimRefusalOf({ ...facts, hasFinishedRun: true })).toContain("first generation");
    expect(claimRefusalOf({ ...facts, hasReferrer: true })).toContain("already");
  });
});

describe("names", () => {
  it.each([
    [{ firstName: "Grace", lastName: "Hopper" }, "Grace H."],
    [{ firstName: "Grace", lastName: "" }, "Grace"],
    [{ firstName: "", lastName: "étoile" }, "A friend É."],
    [undefined, "Account closed"],
  ])("[D3] show a friend by first name and initial: %j", (name, shown) => {
    expect(shownName(name)).toBe(shown);
  });

  it.each([
    ["Ada", "Ada"],
    ["Anne-Marie", "Anne-Marie"],
    ["D'Arcy", "D'Arcy"],
    ["आदा", "आदा"],
    ["Win $500 now", "A friend"],
    ["Visit evil.example", "A friend"],
    ["https://evil.example", "A friend"],
    ["A".repeat(31), "A friend"],
    ["", "A friend"],
  ])("[D5] show the inviter %s as %s", (name, shown) => {
    expect(inviterName(name)).toBe(shown);
  });
});

describe("the invitation form", () => {
  const check = (email: string, own?: string) => {
    const form = new FormData();
    form.set("email", email);
    return checkInvite(form, own).errors.email;
  };
  it.each(["", "ada", "a@b", "a@example.com\r\nBcc: b@example.com", "a@example.com, b@example.com"])(
    "[D5] refuses %j as an address",
    (email) => {
      expect(check(email)).toBe("Please enter a valid email address");
    },
  );

  it("[D5] refuses the user's own address, however it is spelled", () => {
    expect(check("A.da+x@gmail.com", "ada@gmail.com")).toContain("your own address");
    expect(check("grace@gmail.com", "ada@gmail.com")).toBeUndefined();
  });
});
