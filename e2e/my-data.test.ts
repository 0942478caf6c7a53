import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { openAccount, signIn, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import type { OpenOptions } from "../test/browser.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { type MailboxMail, postForm, waitForMails } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

describe("data export and account deletion", () => {
  const at = useSiteAndBrowser();
  const openAs = (person: TestPerson, options?: OpenOptions) => openSignedIn(at, person, options);
  const ask = (target: string, cookie = "") =>
    fetch(`${at.site.url}${target}`, { headers: { accept: "text/html", cookie }, redirect: "manual" });
  const post = (target: string, { cookie }: { readonly cookie: string } = { cookie: "" }, fields = {}) =>
    postForm(at.site, target, fields, { cookie });
  const remove = (person: TestPerson) => post("/settings/delete", person, { password: person.password });
  const growStale = ({ userId }: TestPerson) =>
    querySite(
      at.site,
      "update sessions set created_at = now() - interval '1 hour', reauthenticated_at = null where user_id = $1",
      [userId],
    );
  const mailTo = async ({ email }: TestPerson, subject: string): Promise<MailboxMail> => {
    const find = async () =>
      (await waitForMails(at.site, 0)).find((mail) => mail.to === email && mail.subject === subject);
    await expect.poll(find).toBeDefined();
    return (await find()) as MailboxMail;
  };
  const undoLinkIn = ({ text }: MailboxMail): string => /\/account\/keep\?token=\S+/.exec(text)?.[0] ?? "";
  const deleteAfter = async ({ userId }: TestPerson) =>
    (
      await querySite<{ delete_after: Date | null }>(at.site, "select delete_after from users where id = $1", [userId])
    )[0]?.delete_after;

  it("[B14] an export is requested, emailed about and downloaded only by its owner, and contains no secret", async () => {
    const [ada, eve] = [await openAccount(at.site), await openAccount(at.site)];
    const page = await openAs(ada);
    await page.goto(`${at.site.url}/settings/profile`);
    await page.getByRole("button", { name: "Download my data" }).click();
    await page.getByText("Export requested").waitFor();
    const mail = await mailTo(ada, "Your data from Easel is ready");
    expect(mail.text).toContain(`${at.site.url}/settings/data`);
    // The page checks on its own whether it is ready.
    const link = page.getByRole("link", { name: "Download the export from" });
    await link.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const address = (await link.getAttribute("href")) ?? "";
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^easel-data-\d{4}-\d\d-\d\d\.zip$/);

    expect((await ask(address, eve.cookie)).status).toBe(404);
    const guest = await ask(address);
    expect([guest.status, guest.headers.get("location")]).toEqual([302, "/login?redirectTo=/settings/data"]);
    expect((await ask(`/settings/data/${"0".repeat(36)}`, ada.cookie)).status).toBe(404);
    const answer = await ask(address, ada.cookie);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const files = Object.values(unzipSync(new Uint8Array(await answer.arrayBuffer()))).map((file) => strFromU8(file));
    const everything = files.join("\n");
    expect(everything).toContain(ada.email);
    const [secrets] = await querySite<Record<string, string>>(
      at.site,
      "select password, s.token, d.digest from identities i join sessions s using (user_id) join devices d using (user_id) where user_id = $1",
      [ada.userId],
    );
    expect(Object.keys(secrets ?? {})).toEqual(["password", "token", "digest"]);
    for (const secret of Object.values(secrets ?? {})) expect(everything).not.toContain(secret);
    expect(everything).not.toMatch(/\$argon2|"(password|token|secret|digest|publicKey|credentialID)":/i);
  });

  it("[B14] exports are created one at a time and three times a day, also without scripts", async () => {
    const ada = await openAccount(at.site);
    for (const _time of [1, 2, 3]) {
      expect((await post("/settings/data", ada)).headers.get("location")).toBe("/settings/data");
      await querySite(
        at.site,
        "update data_exports set finished_at = now(), expires_at = now() + interval '1 day' where user_id = $1",
        [ada.userId],
      );
    }
    const refused = await post("/settings/data", ada);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 80_000]).toEqual([429, true]);
    expect(await refused.text()).toContain("3 exports a day");
    expect((await post("/settings/data")).headers.get("location")).toBe("/login?redirectTo=/settings/data");
  });

  it("[B14] an export is requested and downloaded only after a recent step-up", async () => {
    const ada = await openAccount(at.site);
    await post("/settings/data", ada);
    const findReady = () =>
      querySite<{ id: string }>(at.site, "select id from data_exports where user_id = $1 and file_key is not null", [
        ada.userId,
      ]);
    await expect.poll(findReady).toHaveLength(1);
    const [archive] = await findReady();
    const address = `/settings/data/${archive?.id}`;
    expect((await ask(address, ada.cookie)).headers.get("content-type")).toBe("application/zip");
    await growStale(ada);
    for (const answer of [await ask(address, ada.cookie), await post("/settings/data", ada)]) {
      const to = "/settings/security/confirm?redirectTo=/settings/data";
      expect([answer.status, answer.headers.get("location")]).toEqual([302, to]);
    }
    const confirm = await ask("/settings/security/confirm?redirectTo=/settings/data", ada.cookie);
    expect(await confirm.text()).toContain("An export contains all the data we hold about you.");
  });

  it("[B14] an account is deleted only with its password, however recent the sign-in", async () => {
    const ada = await openAccount(at.site);
    for (const fields of [{}, { password: "not this one" }, { email: ada.email }]) {
      expect((await post("/settings/delete", ada, fields)).status).toBe(422);
    }
    expect(await deleteAfter(ada)).toBeNull();
    expect((await post("/settings/delete")).headers.get("location")).toBe("/login?redirectTo=/settings/delete");
    // The password is the step-up.
    await growStale(ada);
    expect((await remove(ada)).headers.get("location")).toBe("/account/leaving");
    expect(await deleteAfter(ada)).toBeInstanceOf(Date);
  });

  it("[B14] an account without a password is deleted after a recent step-up and with its typed address", async () => {
    const ada = await openAccount(at.site);
    await querySite(
      at.site,
      "update identities set provider_id = 'google', password = null, account_id = user_id::text where user_id = $1",
      [ada.userId],
    );
    await growStale(ada);
    const typed = { email: ` ${ada.email.toUpperCase()} ` };
    for (const answer of [await ask("/settings/delete", ada.cookie), await post("/settings/delete", ada, typed)]) {
      expect([answer.status, answer.headers.get("location")]).toEqual([
        302,
        "/settings/security/confirm?redirectTo=/settings/delete",
      ]);
    }
    const confirm = await ask("/settings/security/confirm?redirectTo=/settings/delete", ada.cookie);
    expect(await confirm.text()).toContain("You’re about to delete your account.");
    await querySite(at.site, "update sessions set reauthenticated_at = now() where user_id = $1", [ada.userId]);
    for (const fields of [{}, { email: "eve@example.com" }, { password: ada.password }]) {
      expect((await post("/settings/delete", ada, fields)).status).toBe(422);
    }
    expect(await deleteAfter(ada)).toBeNull();
    expect((await post("/settings/delete", ada, typed)).headers.get("location")).toBe("/account/leaving");
  });

  it("[B14] an account to be deleted is signed out everywhere, and the emailed link undoes it without signing in", async () => {
    const ada = await openAccount(at.site);
    const elsewhere = await signIn(at.site, ada.email);
    const page = await openAs(ada);
    await page.goto(`${at.site.url}/settings/profile`);
    await page.getByRole("link", { name: "Delete my account" }).click();
    await page.getByRole("heading", { name: "Delete my account" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByText("Please enter your password").waitFor();
    await page.getByLabel("Your password", { exact: true }).fill(ada.password);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByRole("heading", { name: "Your account will be deleted in 14 days" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const cookie of [ada.cookie, elsewhere]) {
      await expect.poll(async () => (await ask("/settings/profile", cookie)).status).toBe(302);
    }

    const link = undoLinkIn(await mailTo(ada, "Your account at Easel will be deleted"));
    const reader = await at.browser.open({ javaScriptEnabled: false });
    await reader.goto(`${at.site.url}${link}`);
    expect(await deleteAfter(ada)).toBeInstanceOf(Date);
    await reader.getByRole("button", { name: "Keep my account" }).click();
    await reader.getByRole("heading", { name: "Your account won’t be deleted" }).waitFor();
    expect(await deleteAfter(ada)).toBeNull();
    expect((await ask(link)).status).toBe(200);
    const back = await signIn(at.site, ada.email);
    expect(await (await ask("/settings/profile", back)).text()).not.toContain("Your account will be deleted");
  });

  it("[B14] during the two weeks the user can sign in, is told on every settings page, and can keep the account there", async () => {
    const ada = await openAccount(at.site);
    expect((await remove(ada)).headers.get("location")).toBe("/account/leaving");
    const again: TestPerson = { ...ada, cookie: await signIn(at.site, ada.email) };
    const due = (await deleteAfter(ada)) as Date;
    const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(due);
    for (const name of ["profile", "security", "billing", "credits", "ai-providers", "data"]) {
      expect(await (await ask(`/settings/${name}`, again.cookie)).text()).toContain(
        `Your account will be deleted on <!-- -->${day}`,
      );
    }
    expect((await ask("/settings/delete", again.cookie)).headers.get("location")).toBe("/settings/profile");
    for (const javaScriptEnabled of [true, false]) {
      await querySite(at.site, "update users set delete_after = $1 where id = $2", [due, ada.userId]);
      const page = await openAs(again, { javaScriptEnabled });
      const alert = page.getByRole("alert").getByText("Your account will be deleted on");
      await expect
        .poll(async () => {
          await page.goto(`${at.site.url}/settings/profile`);
          return alert.count();
        })
        .toBe(1);
      if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole("button", { name: "Keep my account" }).click();
      await alert.waitFor({ state: "detached" });
      expect(await deleteAfter(ada)).toBeNull();
    }
  });

  it("[B14] an invalid or old undo link says so and changes nothing", async () => {
    const ada = await openAccount(at.site);
    await remove(ada);
    const link = undoLinkIn(await mailTo(ada, "Your account at Easel will be deleted"));
    for (const wrong of [
      `${link.slice(0, -1)}!`,
      link.replace(/token=./, "token=x"),
      "/account/keep",
      "/account/keep?token=%F0%9F%8E%A8",
    ]) {
      const page = await ask(wrong);
      expect([wrong, page.status]).toEqual([wrong, 410]);
      expect(await page.text()).toContain("This link doesn’t work or has expired");
      expect((await post(wrong)).status).toBe(302);
    }
    expect(await deleteAfter(ada)).toBeInstanceOf(Date);
    await querySite(at.site, "delete from users where id = $1", [ada.userId]);
    expect((await ask(link)).status).toBe(410);
    expect((await post(link)).status).toBe(302);
  });
});
