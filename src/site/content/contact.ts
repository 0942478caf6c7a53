/** What the contact page says of how we answer (A15). */
export const responseTime = "24-48 business hours";
export const businessHours = "Monday to Friday, 9:00 to 17:00 UTC";
