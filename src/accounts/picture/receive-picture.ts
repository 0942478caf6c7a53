import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { pictureBytesMax, pictureMissing, pictureTooLarge } from "../ui/picture/picture-limits.ts";
import { readCrop } from "./crop.ts";
import { removeAvatar, setAvatar } from "./set-avatar.ts";

/** Each costs a decoding and a file. */
const perPerson = { name: "avatar-upload", attemptsMax: 30, windowSeconds: 60 * 60 };

type Parts = Pick<Services, "db" | "files" | "jobs" | "clock" | "rateLimits" | "secrets">;

/**
 * Does what the picture form asks: field `picture` is the new one, of which `crop` is the part to keep; field `remove` takes the old one away.
 * @returns the picture's address from now on.
 * @throws {AppError} `invalid_input`, `payload_too_large`, `rate_limited`; `gone` when there is no such user any more.
 */
export async function receivePicture(
  services: Parts,
  { userId, form }: { readonly userId: string; readonly form: FormData },
): Promise<string | null> {
  await services.rateLimits.consume(perPerson, services.secrets.digest("rate-limit", userId));
  if (form.has("remove")) {
    await removeAvatar(services, userId);
    return null;
  }
  const picture = form.get("picture");
  // A browser sends a field without a file as an empty one.
  if (!(picture instanceof File) || picture.size === 0) {
    throw new AppError("invalid_input", { userMessage: pictureMissing });
  }
  if (picture.size > pictureBytesMax) throw new AppError("payload_too_large", { userMessage: pictureTooLarge });
  const crop = readCrop(form);
  return setAvatar(services, { userId, file: new Uint8Array(await picture.arrayBuffer()), crop });
}
