const names: Readonly<Record<string, string>> = {
  "x.com": "X",
  "twitter.com": "X",
  "instagram.com": "Instagram",
  "facebook.com": "Facebook",
  "linkedin.com": "LinkedIn",
  "youtube.com": "YouTube",
  "tiktok.com": "TikTok",
  "pinterest.com": "Pinterest",
  "threads.net": "Threads",
  "threads.com": "Threads",
  "bsky.app": "Bluesky",
  "github.com": "GitHub",
  "discord.gg": "Discord",
  "discord.com": "Discord",
  "reddit.com": "Reddit",
  "dribbble.com": "Dribbble",
};

/** Name of a link to a profile: the network’s name, or the host of one that we don’t know. */
export function networkOf(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, "");
  return Object.hasOwn(names, host) ? (names[host] ?? host) : host;
}
