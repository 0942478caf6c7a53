/** Beginnings of a clause that says what to do, as regular expressions. */
export const callPattern = [
  "visit(?! to)|book (?=now|your|a |the |online|here|at|today|tickets|us|in |early|by)|shop (?=now|online|the|our|today)|order (?=now|online|your|here|today|yours|by|at)",
  "buy (?=now|tickets?|online|your|yours|at)|sign[- ]?up|register(?! of)|join (?=us|now|today|the club|our)|call (?=\\p{L}+ (?:at|on) |us|now|me|today|or|\\n)|write to (?=us|me)|write us|subscribe|download (?=now|the|our|your)",
  "follow (?=us|@|our)|apply (?=now|by|online|today|here|at)|rsvp|reserve (?=your|a|now|at|online)|(?:learn|find out|read|see) more|get (?=your|tickets|in touch|started|yours|a quote)",
  "donate|come (?=and|by|along|join|see|visit)|swipe up|tap (?=to|the|here)|click (?=to|the|here)|scan (?=the|to|me)|contact (?=us|me)|dm (?=us|me|to)|try (?=it|now|us)|start (?=now|today|your)|tickets (?=at|via|from|on|:|online)|link in bio|volunteer (?=now|today|with|at)",
  "jetzt (?=buchen|anmelden|kaufen|bestellen|bewerben|entdecken|sichern|reservieren|tickets|spenden|mitmachen)|(?:melde?|bewirb|bewerbt|meldet) (?=dich|euch|sie)|anmelden|anmeldung|besuch(?:e|t|en)? (?=uns|sie)|komm(?:t|en)? (?=vorbei|sie|und)|ruf(?:t|en)? (?=uns|an|sie|mich)|schreib(?:t|en)? (?=uns|sie)|tickets (?=unter|auf|bei)|karten (?=unter|auf|bei)|mehr (?=erfahren|infos)|reservier(?:e|t|en)|bestell(?:e|t|en)",
  "réserve[zr]|inscri(?:vez|s)-(?:vous|toi)|inscription (?=sur|par)|venez|appelez|achete[zr]|commande[zr]|rejoignez|rejoins|visitez|découvre[zr]|contactez|écrivez|billets (?=sur|à)|en savoir plus",
  "reserva (?=tu|ya|ahora|en|hoy|aquí)|compra (?=tu|ya|ahora|en|aquí)|inscríbete|apúntate|visita(?:nos)?|llám(?:a|e)nos|llama (?=al|ya|ahora)|únete|regístrate|pide (?=tu|ya)|ven (?=a|y)|síguenos|escríbenos|entradas (?=en)",
].join("|");
