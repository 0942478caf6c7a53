import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountsHarness, openAccountsHarness } from "../../../test/accounts-harness.ts";
import { noise } from "../../../test/pictures.ts";
import { avatarKeyOf } from "../picture/avatar-file.ts";
import { removeAvatar, setAvatar } from "../picture/upload-picture.ts";
import { removeUnusedFile } from "../remove-unused-file.ts";
import { profiles, users } from "../schema.ts";
import { getProfile } from "./get-profile.ts";
import { updateProfile } from "./update-profile.ts";

describe("a profile", () => {
  let harness: AccountsHarness;
  let picture: Buffer;
  const rename = (userId: string, firstName: string, lastName = "Byron") =>
    updateProfile(harness.services.db, { userId, firstName, lastName, at: harness.services.clock.now() });
  const profileOf = (userId: string) => getProfile(harness.services.db, userId);
  const missingUser = "00000000-0000-4000-8000-000000000000";

  beforeAll(async () => {
    harness = await openAccountsHarness();
    picture = await noise(40, 40).png().toBuffer();
  });
  afterAll(() => harness.close());

  it("[B8] and the account have the same name, even if there was no profile yet", async () => {
    const { id } = await harness.addUser();
    await rename(id, "Augusta", "King");
    expect(await profileOf(id)).toEqual({ firstName: "Augusta", lastName: "King", avatarUrl: null });
    const [user] = await harness.services.db.select().from(users).where(eq(users.id, id));
    expect(user).toMatchObject({ name: "Augusta King", firstName: "Augusta", lastName: "King" });
  });

  it("[B8] keeps its picture when the name changes at the same moment, and its name when the picture does", async () => {
    const { id } = await harness.addUser();
    const [avatarUrl] = await Promise.all([
      setAvatar(harness.services, { userId: id, file: picture }),
      ...["One", "Two", "Three", "Four"].map((name) => rename(id, name)),
    ]);
    const profile = await profileOf(id);
    expect(profile.avatarUrl).toBe(avatarUrl);
    expect(profile.lastName).toBe("Byron");
    const [user] = await harness.services.db.select().from(users).where(eq(users.id, id));
    expect(user?.firstName).toBe(profile.firstName);
  });

  it("[B8] of a missing user can't be changed", async () => {
    await expect(rename(missingUser, "Ada")).rejects.toMatchObject({ code: "gone" });
    await expect(setAvatar(harness.services, { userId: missingUser, file: picture })).rejects.toMatchObject({
      code: "gone",
    });
    expect(await harness.services.db.select().from(profiles).where(eq(profiles.id, missingUser))).toEqual([]);
  });

  it("[B8] has one picture file, however often it is changed, and even at the same moment", async () => {
    const { id } = await harness.addUser();
    await harness.runJobs();
    const before = await harness.listFiles();
    await Promise.all([1, 2, 3].map(() => setAvatar(harness.services, { userId: id, file: picture })));
    await harness.runJobs();
    const key = avatarKeyOf((await profileOf(id)).avatarUrl) ?? "";
    expect((await harness.listFiles()).filter((name) => !before.includes(name))).toEqual([key.replace("avatars/", "")]);
    await removeAvatar(harness.services, id);
    expect((await profileOf(id)).avatarUrl).toBeNull();
    await harness.runJobs();
    expect(await harness.listFiles()).toEqual(before);
  });

  it("[B8] leaves no file behind if an upload was interrupted before the profile referenced it", async () => {
    const before = await harness.listFiles();
    await expect(setAvatar(harness.services, { userId: missingUser, file: picture })).rejects.toThrow();
    expect(await harness.listFiles()).toHaveLength(before.length + 1);
    await harness.runJobs();
    expect(await harness.listFiles()).toEqual(before);
  });

  it("[B8] keeps a picture from Google, which is not one of our files", async () => {
    const { id } = await harness.addUser({ image: "https://lh3.googleusercontent.com/a/ada" });
    expect((await profileOf(id)).avatarUrl).toBe("https://lh3.googleusercontent.com/a/ada");
    const avatarUrl = await setAvatar(harness.services, { userId: id, file: picture });
    await harness.runJobs();
    await removeUnusedFile(harness.services, { key: avatarKeyOf(avatarUrl) ?? "" });
    expect(await harness.services.files.find(avatarKeyOf(avatarUrl) ?? "")).toBeDefined();
  });
});
