/** The two cards that there are: one that pays, and one with which every payment fails. */
export const goodCard = { card_brand: "visa", card_last_four: "4242" } as const;
export const declinedCard = { card_brand: "visa", card_last_four: "0002" } as const;
