/**
 * Off the first year of any plan. By itself, because every page's scripts hold the home page's banner, and need none of the forms' rules.
 */
export const earlyAccessDiscountPercent = 30;
