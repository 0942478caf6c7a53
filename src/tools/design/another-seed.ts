/** Varies a design: the same request with another seed. Seeds are numbers unless the user chose another. */
export const anotherSeed = {
  words: "another seed",
  change: <Settings extends { readonly seed: string }>(settings: Settings): Settings => {
    const { seed } = settings;
    return { ...settings, seed: /^\d{1,9}$/.test(seed) ? String(Number(seed) + 1) : `${seed}-2`.slice(0, 60) };
  },
};
