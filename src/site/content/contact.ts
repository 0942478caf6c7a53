/** The response time and hours on the contact page (A15). */
export const responseTime = "24-48 business hours";
export const businessHours = "Monday to Friday, 9:00 to 17:00 UTC";
