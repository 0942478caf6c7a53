/** Regular expressions of days in English, German, French and Spanish. */

const weekdays = [
  "mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekdays?|weekends?",
  "(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|werktags",
  "lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|week-ends?",
  "lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?",
].join("|");

/** Some are words of their own ('sun', 'sat', 'wed'): they count beside another day, a number or a time only. */
const shortWeekdays =
  "mon|tues?|weds?|thurs?|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|jue|vie|sáb|dom";

/** A day of the week, in full or short, as a regular expression. */
export const anyWeekday = `(?:${weekdays}|(?:${shortWeekdays})(?!\\p{L}))`;
