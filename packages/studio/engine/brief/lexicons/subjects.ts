import type { Subject } from "../../../art/figures/subjects.ts";

/** The words that bring a subject to mind, as regular expressions. Of two at the same place, the longer one is meant. */
export const subjectWords: Readonly<Record<Subject, string>> = {
  // Music and shows
  jazz: "jazz\\p{L}*|blues|swing|saxophones?|saxophon|saxofón|trumpets?|big ?band|dixieland",
  band: "rock(?!s)|bands?|gigs?|guitar(?:s|ists?)?|gitarren?|gitarrist(?:en|in|innen)?|guitares?|guitaristes?|guitarras?|guitarristas?|punk|indie|metal band|songwriters?|open mic|karaoke|unplugged|gitarrenunterricht|guitar lessons?",
  classical:
    "classical music|klassik\\p{L}*|orchest(?:ra|er|re)s?|orquesta|symphon(?:y|ie|ique)|sinfonía|chamber music|kammermusik|kammerchor|violins?|cello|cellos|piano|klavier\\p{L}*|opera|oper|opéra|string quartet|streichquartett|recital|philharmoni\\p{L}*",
  club: "dj|djs|techno|disco|disco ?nacht|club night|clubbing|rave|house music|dance party|night ?club|nachtclub|boîte de nuit|discoteca|after[- ]?party|electro",
  music:
    "music|musik\\p{L}*|musique|música|concerts?|\\p{L}*konzerte?s?|conciertos?|choir|chor|chöre|chorale|coro|songs?|singing|gesang|chanson|band contest|vinyl|records?|schallplatten|plattenladen|album",
  festival:
    "festivals?|fest|straßenfest|stadtfest|sommerfest|street ?fest|parade|carnival|karneval|fasching|carnaval|fiesta|fêtes?|kermesse|kirmes|verbena|volksfest|funfair|zirkus|circus|cirque|circo",
  film: "films?|filmabend|movies?|movie night|cinema|kino\\p{L}*|cine|cinéma|ciné[- ]club|screenings?|documentary|dokumentarfilm|película|cortometrajes|kurzfilme?|short films?",
  theater:
    "theat(?:er|re)s?|theater\\p{L}*|théâtre|teatro|comedy|comédie|comedia|kabarett|improv|improvisation|stand[- ]?up|puppet\\p{L}*|musical|schauspiel|impro|drama club",
  dance:
    "danc(?:e|es|ing)|tanz\\p{L}*|tänze|danse|baile|bailar|ballett?|salsa|tango|bachata|hip[- ]?hop|zumba|flamenco|ballroom",
  podcast: "podcasts?|radio|interviews?|broadcast|episode|folge|hörspiel|audiobooks?|hörbuch|émission|talk ?show",
  gaming:
    "gam(?:ing|ers?)|e-?sports?|video ?games?|videospiele?|jeux vidéo|videojuegos?|lan[- ]party|console|arcade|minecraft|twitch",
  games:
    "board ?games?|brettspiel\\p{L}*|spieleabend|game night|jeux de société|juegos de mesa|quiz|pub quiz|quizabend|trivia|bingo|chess|schach|échecs|ajedrez|poker|dungeons",
  // Words and pictures
  book: "books?|book ?club|bookshop|bookstore|reading|readers?|library|literature|novels?|lesung|lesen|bücher\\p{L}*|buch\\p{L}*|lesekreis|bibliothek|livres?|librairie|bibliothèque|lecture publique|libros?|librería|biblioteca|lectura|club de lecture|club de lectura|roman",
  writing:
    "writing|writers?|poetry|poems?|poets?|slam|poetry slam|schreib\\p{L}*|gedichte|écriture|poésie|escritura|poesía|essay|novelist|journal(?:ing)?|newsletter|blog",
  photography:
    "photo\\p{L}*|cameras?|fotograf\\p{L}*|fotos?|fotokurs|fotostudio|cámara|appareil photo|portraits?|shooting",
  art: "art|arts|artists?|exhibitions?|galler(?:y|ies)|museums?|paintings?|painter|ausstellung\\p{L}*|kunst\\p{L}*|galerie|malkurs|malerei|exposition|peinture|aquarelle|musée|exposición|arte|pintura|museo|acuarela|watercolou?r|drawing|zeichn\\p{L}*|dessin|dibujo|sketch(?:ing)? class|vernissage|open studio",
  pottery:
    "potter(?:y|s)|ceramics?|ceramic|töpfer\\p{L}*|keramik\\p{L}*|poterie|céramique|cerámica|alfarería|clay|ton(?=werk)",
  design:
    "graphic design\\p{L}*|designers?|typography|typografie|typographie|design week|branding|illustrat\\p{L}*|grafik\\p{L}*|graphisme|diseño",
  // Feasts
  birthday: "birthdays?|b-?day|geburtstag\\p{L}*|anniversaire|cumpleaños|cumple",
  children:
    "nurser(?:y|ies)|year[- ]olds?|face ?painting|bouncy castles?|ofsted|kids?|child(?:ren)?(?:['’]?s)?|kinder\\p{L}*|kita|enfants?|niñ[oa]s|infantil|toddlers?|baby|babies|baby ?shower|kindergarten|day ?care|nursery school|preschool|crèche|guardería|playground|spielplatz|toys?|spielzeug|jouets?|juguetes",
  wedding:
    "weddings?|hochzeit\\p{L}*|heirat\\p{L}*|mariages?|bodas?|bridal|brides?|braut\\p{L}*|save the date|engagement|verlobung|fiançailles|trauung|married|marry",
  valentine:
    "valentin\\p{L}*|love|lovers?|liebe|amour|amor|san valentín|date night|mother['’]?s day|muttertag|fête des mères|d[ií]a de la madre",
  christmas:
    "christmas\\p{L}*|xmas|weihnacht\\p{L}*|noël|navid\\p{L}*|advent\\p{L}*|nikolaus|santa|carols?|marché de noël|holiday season|holiday market",
  newyear:
    "new year(?:['’]?s)?(?: eve)?|silvester\\p{L}*|neujahr|nouvel an|réveillon|año nuevo|nochevieja|fireworks?|feuerwerk|feu d['’]artifice|fuegos artificiales|4th of july|independence day|bastille",
  halloween:
    "halloween|spooky|haunted|pumpkins?|kürbis\\p{L}*|grusel\\p{L}*|citrouilles?|calabazas?|trick or treat|día de muertos|ghosts?|horror|vampires?|witch(?:es)?",
  easter: "easter|oster\\p{L}*|pâques|pascua|egg hunt|eiersuche|chasse aux œufs|eggs?",
  party:
    "part(?:y|ies)|partys|feier\\p{L}*|celebrat\\p{L}*|jubiläum|anniversary|grand opening|opening(?! (?:hours|times))|eröffnung|inauguration|inauguración|jubilee",
  sale: "(?<!(?:garage|yard|bake|jumble|rummage|estate|for) )sales?|sommerschlussverkauf|schlussverkauf|ausverkauf|rabatt\\p{L}*|angebote?|soldes|promotions?|promo|rebajas|ofertas?|descuentos?|black friday|cyber monday|discounts?|clearance|half price|\\d+ ?% (?:off|rabatt)|% off|coupons?|deals?",
  gift: "gifts?|gift cards?|vouchers?|gutscheine?|geschenke?|geschenkideen|cadeaux?|regalos?|giveaway|gewinnspiel|raffle|tombola|concours|sorteo",
  // Seasons
  summer:
    "summer\\p{L}*|sommer\\p{L}*|sun|sunny|sunshine|sonne\\p{L}*|soleil|été|verano|sol|vacances|holidays?|ferien|vacaciones|sunrise|sunset",
  autumn:
    "autumn|fall (?=colou?rs|market|sale|fair|menu|festival|harvest)|herbst\\p{L}*|automne|otoño|mushrooms?|pilze?|champignons?|setas|harvest|ernte\\p{L}*|récolte|cosecha|thanksgiving",
  spring:
    "spring|frühling\\p{L}*|frühjahr\\p{L}*|printemps|primavera|cherry blossoms?|butterfl(?:y|ies)|schmetterling\\p{L}*|papillons?|mariposas?",
  winter:
    "winter\\p{L}*|snow|snowy|schnee\\p{L}*|neige|nieve|hiver|invierno|ski\\p{L}*|snowboard\\p{L}*|esquí|ice skating|eislauf\\p{L}*|eisbahn|patinoire",
  // Journeys
  travel:
    "travel\\p{L}*|trips?|tours?|tourism|flights?|fly|airport|reise\\p{L}*|urlaub|flug|voyages?|vols?|viajes?|vuelos?|journeys?|city break|road ?trip|backpack\\p{L}*|hotels?|hostel|hôtel|airbnb|passport|world|languages?|sprachkurs|sprachschule",
  beach:
    "beach(?:es)?|strand\\p{L}*|plages?|playas?|surf(?:ing|ers?)?|surfkurs|palms?|palmen|tropical|tiki|island|insel|île|isla|seaside|coast|küste|côte|costa|shells?",
  sea: "sea|seas|ocean|waves?|meer\\p{L}*|mer|mar|océan|océano|sailing|sail|segel\\p{L}*|voile|vela|boats?|boot\\p{L}*|bateaux?|barcos?|harbou?r|hafen\\p{L}*|port|puerto|yacht|regatta|kayak|diving|tauch\\p{L}*",
  swim: "swim(?:ming)?|schwimm\\p{L}*|freibad|hallenbad|natation|piscine|natación|piscina|pool(?: party)?|aqua ?gym",
  mountain:
    "mountains?|hik(?:e|es|ers?|ing)|alps?|alpen\\p{L}*|berge?|berg\\p{L}*|wander(?:n|ung|ungen|tag|weg)\\p{L}*|montagnes?|randonnée|montañas?|senderismo|climb(?:ing)?|kletter\\p{L}*|escalade|escalada|trail|summit",
  camping:
    "camp(?:ing|s)?|campfire|lagerfeuer|tents?|zelt\\p{L}*|campground|scouts?|pfadfinder|bivouac|acampada|outdoors?|glamping|summer camp|ferienlager",
  bike: "bikes?|bicycles?|cycl(?:e|ing|ists?)|fahrr[aä]d\\p{L}*|radtour|radweg|radrennen|vélos?|bicicletas?|bicis?|ciclismo|critical mass|tour de|mountain ?bik\\p{L}*",
  running:
    "marathon|half marathon|halbmarathon|maratón|runn?(?:ing|ers?)?|run club|fun run|race|lauf|laufgruppe|läufer|volkslauf|stadtlauf|course à pied|foulées|carreras?(?: popular)?|correr|jogging|triathlon|(?<!€|\\$|£)(?:5|10)k(?! (?:followers?|subscribers?|subs|fans|likes|views|downloads|members|customers|users|orders|abonn\\p{L}*|seguidores))",
  car: "cars?|car wash|autos?|autohaus|voitures?|coches?|garage(?! sale)|autowerkstatt|werkstatt|mechanics?|taller mecánico|mécanicien|driving school|fahrschule|auto[- ]école|autoescuela|oldtimer|rallye?|tyres?|tires|reifen\\p{L}*|detailing",
  moving:
    "moving (?:company|services?|day)|movers|removals?|umzug\\p{L}*|umzüge|déménage\\p{L}*|mudanzas?|delivery|lieferung|livraison|entregas?|courier|kurier|food ?trucks?|logistics|trucks?|storage",
  space:
    "space(?= (?:night|camp|travel|museum|exploration|day))|outer space|planets?|planeten|galaxy|astronom\\p{L}*|rockets?|raketen?|fusées?|cohetes?|universe|planetarium|sci-?fi|mars mission|cosmos|weltraum|espacio exterior",
  night:
    "night sky|stargazing|moon|moonlight|midnight|mond\\p{L}*|lune|luna|sternenhimmel|étoiles|estrellas|sleep|schlaf\\p{L}*|sommeil|dreams?|träume|nocturne",
  // Sports and the body
  yoga: "yoga\\p{L}*|meditation\\p{L}*|méditation|meditación|pilates|mindfulness|achtsamkeit|qi ?gong|tai chi|breathwork|retreat",
  fitness:
    "fitness\\p{L}*|gyms?|work ?outs?|crossfit|personal train\\p{L}*|boot ?camp|kraft(?:training|sport)|weights?|bodybuilding|musculation|gimnasio|entrenamiento|hiit|strength|box(?:ing|training)|trainer",
  football:
    "football|soccer|fu(?:ß|ss)ball\\p{L}*|fútbol|foot(?= )|handball\\p{L}*|world cup|public viewing|kickers|turnier|tournament|torneo|tournoi",
  basketball: "basketball\\p{L}*|basket|baloncesto|streetball|volleyball\\p{L}*|vóley|voleibol",
  tennis: "tennis\\p{L}*|tischtennis|badminton|padel|pádel|squash|ping[- ]pong",
  spa: "spa|spas|massages?|massage\\p{L}*|wellness\\p{L}*|sauna\\p{L}*|thermal?|thermen?|bien[- ]être|masajes?|bienestar|relaxation|day spa|hammam",
  dentist:
    "dentists?|dental|zahn\\p{L}*|dentistes?|dentaire|dentistas?|teeth|tooth|orthodont\\p{L}*|kieferorthop\\p{L}*",
  health:
    "health\\p{L}*|gesundheit\\p{L}*|santé|salud|doctors?|clinics?|ärzt\\p{L}*|arzt\\p{L}*|médecins?|médicos?|hospital|krankenhaus|pharmac\\p{L}*|apotheke\\p{L}*|farmacia|pharmacie\\p{L}*|first aid|erste[- ]hilfe\\p{L}*|premiers secours|primeros auxilios|blood dono?r|blood drive|blutspende\\p{L}*|vaccin\\p{L}*|physio\\p{L}*|kiné|fisioterapia|nurs(?:e|es|ing)|pflege\\p{L}*",
  optician:
    "opticians?|optik\\p{L}*|brillen?|lunettes|opticien|gafas|óptica|eyewear|sunglasses|sonnenbrillen|eye test|sehtest|glasses",
  // Beauty and fashion
  hair: "hair\\p{L}*|barbers?|barber ?shop|friseu?r\\p{L}*|frisör\\p{L}*|coiffeu(?:r|se)s?|coiffure|peluquer(?:ía|o|a)|barbería|salon|balayage|haarschnitt|beard|bart\\p{L}*|movember",
  cosmetics:
    "cosmetics?|kosmetik\\p{L}*|cosmétiques?|cosmética|beauty|make-?up|maquillage|maquillaje|lipsticks?|skin ?care|soins?|perfumes?|parfums?|nails?|nail ?art|manicure|nagelstudio|lashes|belleza|beauté|schönheit\\p{L}*",
  fashion:
    "fashion\\p{L}*|mode|modenschau|moda|boutiques?|clothes|clothing|kleidung|kleider\\p{L}*|vêtements?|ropa|dress(?:es)?|robes?|vestidos?|vintage clothing|second[- ]?hand|friperie|outfits?|lookbook|runway|swap ?party|kleidertausch|collection|t-?shirts?|sneakers?|streetwear|denim",
  sewing:
    "sew(?:ing|n)?|näh(?:kurs|en|café|maschine)\\p{L}*|schneider\\p{L}*|couture|costura|knit\\p{L}*|strick\\p{L}*|tricot|crochet|häkel\\p{L}*|tailors?|yarn|wolle|laine|quilt\\p{L}*|embroider\\p{L}*",
  jewellery:
    "jewell?e?ry|schmuck\\p{L}*|bijou(?:x|terie)?|joyas?|joyería|diamonds?|goldschmied\\p{L}*|goldsmith|juwelier|gemstones?|watches",
  laundry: "laundr(?:y|ette|omat)|wäscherei|waschsalon|dry clean\\p{L}*|reinigung(?= )|pressing|lavandería|laverie",
  // Home and trades
  realestate:
    "(?:casas?|chalets?|pisos?) en (?:venta|alquiler)|se (?:vende|alquila) (?:casa|chalet)|real ?estate|houses?|open house|homes?|apartments?|flats?|immobilien\\p{L}*|makler\\p{L}*|haus|häuser|wohnung\\p{L}*|maisons?|appartements?|immobili(?:er|ère)s?|casas?|pisos?|inmobiliaria|property|properties|mortgage|for rent|zu vermieten|se alquila|se vende piso|à louer|gutters?|airbnb",
  architecture:
    "architect\\p{L}*|architekt\\p{L}*|arquitect\\p{L}*|skyline|city ?hall|urban|städtebau|stadtführung|city tour|buildings?|construction|baustelle|bau(?:firma|unternehmen)",
  furniture:
    "furniture|möbel\\p{L}*|meubles?|muebles?|interior\\p{L}*|inneneinrichtung|einrichtung\\p{L}*|home decor|deco interior|sofas?|chairs?|stühle|chaises?|sillas|lamps?|lampen|lighting|upholster\\p{L}*|antiques?|antiquitäten|antiquités|antigüedades",
  cleaning:
    "clean(?:ing|ers?|up)|clean-up|reinigungs\\p{L}*|gebäudereinigung|putz\\p{L}*|nettoyage(?! de (?:la )?plage)|ménage|femme de ménage|limpieza|housekeeping|window cleaning|spring clean\\p{L}*|janitor\\p{L}*",
  crafts:
    "plumb(?:er|ers|ing)|boilers?|heating|radiators?|heizung\\p{L}*|wärmepumpe\\p{L}*|chaudières?|chauffag\\p{L}*|calderas?|calefacción|handyman|handwerk\\p{L}*|repairs?|repair café|reparatur\\p{L}*|tools?|carpent\\p{L}*|tischler\\p{L}*|schreiner\\p{L}*|menuisi\\p{L}*|carpinter\\p{L}*|klempner\\p{L}*|plombi\\p{L}*|fontaner\\p{L}*|diy|heimwerk\\p{L}*|bricolage|bricolaje|renovat\\p{L}*|renovier\\p{L}*|roof\\p{L}*|dachdecker\\p{L}*",
  painting: "house ?painters?|maler(?:betrieb|meister|arbeiten)|peintre en bâtiment|pintores|paint shop|decorators?",
  energy:
    "electricians?|elektriker\\p{L}*|électricien|electricistas?|energy|energie\\p{L}*|énergie|energía|solar\\p{L}*|photovolta\\p{L}*|strom|ideas?|ideen|idées|innovation|brainstorm\\p{L}*",
  law: "law|lawyers?|attorneys?|legal|rechtsanw\\p{L}*|anwalt\\p{L}*|anwälte|kanzlei|rechtsberatung|avocate?s?|droit|juridique|abogad[oa]s?|bufete|notary|notar\\p{L}*|notaire|justice|court",
  finance:
    "financ\\p{L}*|finanz\\p{L}*|finances?|finanzas|banks?|banking|bank(?:en|ing)|banque|banco|invest\\p{L}*|inversión|tax(?:es)?|steuer\\p{L}*|impôts|impuestos|accountan\\p{L}*|buchhalt\\p{L}*|comptab\\p{L}*|contabilidad|money|geld|argent|dinero|savings?|sparen|budget\\p{L}*|crypto|stocks|insurance|versicherung\\p{L}*|assurances?|seguros",
  business:
    "marketing|agency|agentur|agence|agencia|business(?:es)?|consult(?:ing|ants?)|beratung\\p{L}*|conseil|consultoría|entrepreneurs?|gründer\\p{L}*|start-?ups?|sales team|networking|coach(?:ing|es)?|leadership|kickoff|strategy|social media|webinars?|conferences?|konferenz\\p{L}*|conférences?|conferencias?|kongress|summit talk|keynote|seminars?",
  jobs: "hiring|jobs?|job fair|jobmesse|now hiring|careers?|karriere|join (?:us|our team)|stellen\\p{L}*|stellenangebot\\p{L}*|wir suchen|mitarbeiter\\p{L}*|recrut\\p{L}*|on recrute|emploi|empleos?|se busca|vacanc(?:y|ies)|internships?|praktikum|stage (?=de|en)|apprentic\\p{L}*|ausbildung\\p{L}*|azubi\\p{L}*",
  community:
    "community|meet-?ups?|volunteers?|ehrenamt\\p{L}*|freiwillige\\p{L}*|bénévol\\p{L}*|voluntari\\p{L}*|neighbou?rs?|neighbou?rhood|nachbar\\p{L}*|voisins?|vecin[oa]s?|town ?hall|bürger\\p{L}*|association|verein\\p{L}*|elections?|wahlen|élections|elecciones|vote|stammtisch|family|families|familien\\p{L}*|famille|familia",
  charity:
    "charit(?:y|ies)|donat\\p{L}*|spenden\\p{L}*|benefiz\\p{L}*|fundrais\\p{L}*|dons?|caritative|solidari\\p{L}*|donaciones|benéfic[oa]|food bank|tafel|foster|hospice",
  // Learning and technology
  school:
    "schools?|schul\\p{L}*|schüler\\p{L}*|students?|studenten|studier\\p{L}*|école|élèves|étudiants?|escuela|colegio|estudiantes|lessons?|courses?|kurse?|cours|cursos?|class(?:es)?|workshops?|atelier|taller|universit\\p{L}*|university|college|education|bildung\\p{L}*|teachers?|lehrer\\p{L}*|professeurs?|profesor\\p{L}*|tutor\\p{L}*|nachhilfe|homework|back to school|graduat\\p{L}*|abschluss\\p{L}*|abitur\\p{L}*|vhs|volkshochschule|exam",
  science:
    "science fair|sciences?|scien(?:ce|tific|tists?)|wissenschaft\\p{L}*|ciencias?|científic[oa]s?|chemi(?:stry|e)|chimie|química|physi(?:cs|k|que)|física|biolog\\p{L}*|labs?|laborator\\p{L}*|labor|experiments?|experimente?|research|forschung\\p{L}*|recherche",
  technology:
    "tech|technology|technologie|technolog\\p{L}*|tecnología|coding|code|coders?|software|hackathons?|computers?|data|datos|données|daten\\p{L}*|programming|programm(?:ieren|ierkurs)|programmation|programación|developers?|devs?|apps?|digital\\p{L}*|cyber ?security|cloud|it (?:service|support)|numérique|internet|web ?design|websites?|saas",
  robots:
    "(?<!['’])ai|ki|ia|artificial intelligence|künstliche intelligenz|intelligence artificielle|inteligencia artificial|robots?|robotik|robotics|robotique|robótica|machine learning|chatbots?|automation",
  // Food and drink
  bakery:
    "baker(?:y|ies)|bakers?|bäckerei\\p{L}*|bäcker\\p{L}*|backwaren|boulangeries?|boulanger|panader(?:ía|o)|bread|brote?|brötchen|pain|pains|pan|sourdough|sauerteig\\p{L}*|levain|masa madre|croissants?|baguettes?|pretzels?|brezel\\p{L}*|baked|backkurs|baking(?= class)",
  cake: "cakes?|cupcakes?|torten?|kuchen\\p{L}*|gâteaux?|pasteler(?:ía|o)|pasteles|tartas?|patisserie|pâtisseries?|pâtissier|konditorei\\p{L}*|pastr(?:y|ies)|desserts?|muffins?|cookies?|macarons?|sweets|süßigkeiten|donuts?|doughnuts?|bake sale|baking|chocolate|schokolade\\p{L}*|chocolat\\p{L}*",
  coffee:
    "coffee\\p{L}*|café|cafés|cafetería|espresso\\p{L}*|cappuccino|latte|kaffee\\p{L}*|roaster(?:s|y)|rösterei|torréfact\\p{L}*|barista\\p{L}*|coffee ?shop|cold brew",
  tea: "tea|teas|tea ?(?:time|room|party|house)|tee\\p{L}*|thé|salon de thé|té|tetería|matcha|chai|kombucha|afternoon tea",
  icecream:
    "ice ?creams?|gelat(?:o|eria)|eis|eisdiele|eiscafé|eissalon|glaces?|glacier|helados?|heladería|popsicles?|sorbets?|frozen yogh?urt|soft serve",
  pizza: "pizz\\p{L}*|trattoria|calzone|napoletana|pasta|italian (?:food|restaurant|night)|osteria|ristorante",
  burger:
    "food ?trucks?|foodtrucks?|burgers?|hamburgers?|hamburguesas?|fries|pommes|frites|diner|hot ?dogs?|fast food|bbq|barbecue|grill\\p{L}*|barbacoa|street ?food|imbiss",
  sushi: "sushi|nigiri|maki|sashimi|japanese (?:food|restaurant)|omakase|poke|bento",
  asian:
    "ramen|noodles?|nudelsuppe|soups?|suppen?|soupes?|sopas?|thai|pho|curry|wok|dim sum|asian|asiatisch\\p{L}*|dumplings?|tapas|tacos?|taquería",
  restaurant:
    "restaurant(?:e|es|s)?|camarer[oa]s?|serveu(?:r|se)s?|kellner\\p{L}*|dinner|supper ?club|brunch|lunch|mittagstisch|frühstück\\p{L}*|breakfast|petit[- ]déjeuner|desayuno|food|essen|küche|kochen|kochkurs|cooking|cook|chefs?|menus?|menü|menú|speisekarte|cuisine|cocina|comida|cena|dîner|repas|gastronom\\p{L}*|catering|traiteur|bistro(?:t|ts)?|menu du jour|plat du jour|kitchen|tasting menu|recipes?|rezepte?|recettes?|recetas?",
  wine: "wines?|winer(?:y|ies)|vineyards?|wein\\p{L}*|vins?|vino|vinos|vendimia|vendanges|caves?(?= )|bodegas?|sommelier|wine tasting|weinprobe|prosecco|champagne|sekt|grapes?",
  beer: "beers?|brewer(?:y|ies)|brewing|craft beer|biere?|bier\\p{L}*|brauerei\\p{L}*|oktoberfest|bières?|brasserie|cerve(?:zas?|cería)|pubs?|tap ?room|beer garden|irish pub|st\\.? patrick['’]?s?",
  cocktail:
    "cocktails?|cocktail\\p{L}*|happy hour|bars?|mixolog\\p{L}*|gin|rum|aperitivo|apéros?|apéritif|spritz|mojitos?|margaritas?|drinks|getränke|lounge|rooftop",
  juice:
    "juices?|smoothies?|saft\\p{L}*|säfte|jus|zumos?|lemonades?|limonaden?|limonade|limonada|citrus|lemons?|zitronen?|citrons?|limones|oranges|orangen|naranjas(?= )|detox",
  fruit:
    "fruits?|apples?|äpfel|apfel\\p{L}*|pommes(?= de)|manzanas?|berries|beeren|obst\\p{L}*|frutas?|cherr(?:y|ies)|kirschen?|cerises?|cerezas?|strawberr\\p{L}*|erdbeer\\p{L}*|fraises?|fresas?|pears?",
  vegan:
    "vegan\\p{L}*|vegetarian\\p{L}*|vegetarisch\\p{L}*|végétarien\\p{L}*|vegetables?|gemüse\\p{L}*|légumes?|verduras?|plant[- ]based|salads?|salate?|salades?|avocados?|healthy food|bowls?|organic|bio(?:laden|markt|kiste)?|superfood|nutrition\\p{L}*|ernährung\\p{L}*|veganuary",
  fish: "fish(?:ing)?|seafood|fisch\\p{L}*|angeln|poissons?|poissonnerie|pêche|pescad\\p{L}*|pesca|mariscos|fruits de mer|oysters?|aquarium",
  honey: "honey|bees?|beekeep\\p{L}*|honig\\p{L}*|bienen\\p{L}*|imker\\p{L}*|miel|abeilles?|apicult\\p{L}*|abejas?",
  // Nature and places to buy
  market:
    "markets?|\\p{L}*märkte?|\\p{L}*markt|marchés?|mercados?|mercadillo|flea markets?|flohmarkt|vide[- ]greniers?|brocante|rastro|bazaars?|garage sale|yard sale|farmers['’]? market|stall|grocer\\p{L}*|supermarket|supermarkt|épicerie|shops?|stores?|laden|tienda|boutique (?=de quartier)",
  farm: "farms?|farmers?|farming|bauern(?:hof|hofladen)?|hofladen|hoffest|fermes?|fermiers?|granjas?|agricult\\p{L}*|landwirt\\p{L}*|ranch|barn|tractors?|cows?|kühe|milk|milch\\p{L}*|cheese|käse\\p{L}*|fromage\\p{L}*|queso|chickens?|hens?|wheat|grain",
  flower:
    "flowers?|florists?|blumen\\p{L}*|fleurs?|fleuriste|flor(?:es|ister[ií]a|er[ií]a)?|tulips?|tulpen\\p{L}*|roses|rosen\\p{L}*|bouquets?|floral|flower ?shop|peonies|lavender fields?|dahlias?",
  plants:
    "plants?|house ?plants?|pflanzen\\p{L}*|plantes?|plantas?|cact(?:us|i)|kakteen|succulents?|sukkulenten|botan\\p{L}*|ferns?|monstera|zimmerpflanzen|nursery|gärtnerei\\p{L}*|jardinerie|vivero|urban jungle",
  garden:
    "garden(?:s|ing|ers?)?|gärten|garten\\p{L}*|jardin(?:s|age|ier)?|jardín|jardiner(?:ía|o)|landscap\\p{L}*|landschaftsbau|allotment|kleingarten|seed swap|seeds|saatgut|potager|huerto|compost|lawn",
  climate:
    "climate|klima\\p{L}*|climat|clima|sustainab\\p{L}*|nachhaltig\\p{L}*|durable|sostenib\\p{L}*|eco|ecolog\\p{L}*|ökolog\\p{L}*|écolog\\p{L}*|environment\\p{L}*|umwelt\\p{L}*|earth day|earth hour|recycl\\p{L}*|zero waste|nature|natur|naturaleza|conservation|green energy",
  tree: "trees?|forests?|woods|woodland|wald\\p{L}*|wälder|bäume|baum\\p{L}*|arbres?|forêts?|bosques?|árbol(?:es)?|arbor day",
  bird: "birds?|bird ?watch\\p{L}*|vogel\\p{L}*|vögel|oiseaux?|pájaros?|aves|ornitholog\\p{L}*|swallows?|owls?",
  dog: "dogs?|dog (?:walk\\p{L}*|groom\\p{L}*)|pupp(?:y|ies)|hunde?|hunde\\p{L}*|welpen|chiens?|chiots?|toilettage|peluquería (?:canina|para perros)|perr(?:o|os|uno)|cachorros?|canin[eo]?|dogsitt\\p{L}*",
  cat: "cats?|cat ?caf[eé]|kittens?|katzen?|katzen\\p{L}*|kätzchen|chats?|chatons?|gat(?:o|os|itos)|felin[eo]?",
  vet: "vets?|veterinar\\p{L}*|tierarzt\\p{L}*|tierärzt\\p{L}*|tierklinik|vétérinaires?|pets?|pet (?:shop|groom\\p{L}*|sitt\\p{L}*)|haustier\\p{L}*|tierheim|animal (?:shelter|rescue|clinic)|animaux|mascotas|grooming|adopt(?:ion)?|animals?|tiere|animales|zoo",
  horse:
    "horses?|riding|horse ?riding|pferde?|pferde\\p{L}*|reit(?:en|kurs|schule|stall|verein)|chevaux|cheval|équitation|poney|caballos?|hípica|equitación|ponies|pony",
  fox: "fox(?:es)?|fuchs|füchse|renards?|zorros?|wildlife|wildtiere",
};

/** Say when, for whom or how something takes place: what takes place is meant first, where it's said. */
export const broadSubjects: ReadonlySet<string> = new Set<Subject>([
  ...([
    "summer",
    "autumn",
    "spring",
    "winter",
    "night",
    "market",
    "party",
    "festival",
    "community",
    "school",
    "charity",
  ] as const),
  ...([
    "business",
    "restaurant",
    "music",
    "art",
    "design",
    "gift",
    "children",
    "sale",
    "travel",
    "health",
    "jobs",
  ] as const),
]);

/** Subjects that say more: of two that are broad, this one is meant. */
export const saysMore: readonly Subject[] = ["sale", "jobs", "children", "market"];
