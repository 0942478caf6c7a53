/** Words for figures beyond the names that Unicode gives them: English; German; French; Spanish. */
export const ownWords: Readonly<Record<string, string>> = {
  // Names of faces, and things that are called otherwise
  horse: "horse head; pferdekopf; tête de cheval; cabeza de caballo",
  monkey: "monkey; affe; singe; mono,monos",
  mouse: "mouse,mice; maus,mäuse; souris; ratón,ratones",
  pig: "pig,piglet; schwein,ferkel; cochon,porc; cerdo,cochinillo",
  tiger: "tiger; tiger; tigre; tigre",
  chick: "chick,baby chick; küken; poussin; pollito",
  "hatching-chick": "hatching chick; schlüpfendes küken; éclosion de poussins; pollito en el cascarón",
  whale: "whale,whale watching; wal,wale,walbeobachtung; baleine; ballena",
  sheep: "sheep,lamb; schaf,lamm; mouton,brebis,agneau; oveja,cordero",
  dinosaur: "dinosaur,dino; dinosaurier,dino; dinosaure; dinosaurio",
  "t-rex": "tyrannosaurus; tyrannosaurus; tyrannosaure; tiranosaurio",
  camel: "camel; kamel,dromedar; chameau,dromadaire; camello,dromedario",
  ladybug: "ladybug,ladybird; marienkäfer; coccinelle; mariquitas",
  chipmunk: "chipmunk,squirrel; eichhörnchen,streifenhörnchen; écureuil; ardilla",
  seal: "seals; seehund,robbe; phoque,otarie; foca",
  mammoth: "mammoth; mammut; mammouth; mamut",
  bug: "caterpillar; raupe; chenille; oruga",
  champagne: "champagne,prosecco; champagner,sekt,sektempfang; champagne,crémant; cava,champán",
  "clinking-glasses": "clinking glasses,toast to; sektgläser; trinquer; copas brindando,brindis",
  cheese: "cheese; käse; fromage; queso",
  rice: "cooked rice; reisgericht; riz; arroz",
  "fried-egg": "fried egg,fried eggs; spiegelei; œuf au plat; huevo frito",
  steak: "steak,steakhouse; steak,steakhaus; steak,entrecôte; filete,chuleta,chuletón",
  corn: "sweetcorn,maize,corn maze; maiskolben,maislabyrinth; maïs; maíz",
  milk: "glass of milk,milk; milch; lait; leche",
  ham: "ham; schinken; jambon; jamón",
  curry: "curry; curry; curry; curry",
  ginger: "ginger root; ingwer; gingembre; jengibre",
  kebab: "kebab,gyros,shawarma; döner,kebab,gyros; kebab; kebab,durum",
  ramen: "ramen,noodle,noodles; ramen,nudelsuppe; ramen,nouilles; ramen,fideos",
  paella: "paella; paella; paella; paella",
  stew: "stew,soup,soup kitchen,goulash; eintopf,suppe,suppenküche,gulasch; soupe,ragoût,potage; sopa,puchero,cocido",
  spaghetti: "spaghetti,pasta; spaghetti,pasta,nudeln; spaghetti,pâtes; espagueti,pasta",
  chili: "chili,chilli; chili,peperoni; piment; chile picante,guindilla",
  lettuce: "lettuce,kale; kopfsalat,grünkohl,spinat; laitue,épinards; lechuga",
  bow: "ribbon bow; schleife; nœud de ruban; lazo de cinta",
  "golf-flag": "golf,minigolf,golf course,golf club; golf,golfplatz,golfclub,minigolf; golf,minigolf; golf,minigolf",
  "fishing-rod":
    "fishing,angling,anglers,fishing pole; angeln,angelverein,angelsport,fischerei; pêche à la ligne,pêcheurs; pesca,caña de pescar",
  target: "darts,dartboard; darts,dartscheibe; fléchettes; dardos",
  "chess-pawn":
    "chess club,chess tournament; schachclub,schachturnier,schachverein; club d'échecs,tournoi d'échecs; torneo de ajedrez,ajedrez",
  "judo-suit":
    "judo,karate,taekwondo,martial arts,aikido; judo,karate,taekwondo,kampfsport,kampfkunst; judo,karaté,taekwondo,arts martiaux; judo,kárate,taekwondo,artes marciales",
  "boxing-glove": "boxing,kickboxing,boxing glove; boxen,boxclub,kickboxen; boxe; boxeo",
  "billiard-ball": "billiards,snooker,pool table; billard,billardtisch; billard; billar",
  "bowling-pins": "bowling,bowling night; bowling,kegeln,kegelclub; bowling,quilles; bolos,bolera",
  "rugby-football": "rugby; rugby; rugby; rugby",
  "diving-mask": "snorkeling,snorkelling; schnorcheln; masque et tuba; esnórquel",
  skis: "ski,skis,skiing,ski trip; ski,skikurs,skifahren,skigebiet; ski; esquí,esquís",
  sled: "sledding,sledge; schlitten,rodeln; luge; trineo",
  kite: "kite; drachensteigen,drachenfest; cerf-volant; cometas",
  "teddy-bear": "teddy,teddy bear; teddy,teddybär,kuscheltier; peluche,ours en peluche; peluche,osito",
  "puzzle-piece": "jigsaw,puzzle; puzzle; puzzle; puzle,rompecabezas",
  "carousel-horse": "carousel,merry-go-round; karussell; manège,carrousel; tiovivo,carrusel",
  "playground-slide": "playground slide; rutsche; toboggan; tobogán",
  castle: "castle; burg,burgfest; château; castillo",
  pagoda: "pagoda; pagode; pagode; pagoda",
  "fuel-pump": "petrol station,gas station,gasoline; tankstelle,benzin; station-service,essence; gasolinera,gasolina",
  bridge: "bridge; brücke; viaduc; puente",
  subway: "subway,underground station; u-bahn; métro; suburbano",
  locomotive:
    "steam train,locomotive,railway; lokomotive,dampflok,eisenbahn,modelleisenbahn; locomotive,train à vapeur; locomotora,ferrocarril",
  ship: "cruise,cruise ship,ferry; kreuzfahrt,dampfer,fähre; croisière,paquebot; crucero,ferry",
  suv: "suv,off-roader; geländewagen; 4x4; todoterreno",
  logs: "firewood,timber,lumber; holz,brennholz,kaminholz; bois de chauffage,bûches; leña,madera",
  "world-map": "world map; weltkarte,landkarte; carte du monde,planisphère; mapamundi",
  bandage: "plaster for wounds,band-aid; heftpflaster; sparadrap,pansement; tirita",
  backpack: "backpack,rucksack; rucksack,schulranzen; sac à dos,cartable; mochila",
  saw: "handsaw,carpentry; säge,sägewerk; scie,scierie; serrucho,aserradero",
  mailbox: "mailbox; briefkasten; boîte aux lettres; buzón",
  "blood-drop":
    "blood donation,blood donor,blood drive; blutspende,blutspenden; don du sang,don de sang; donación de sangre,donar sangre",
  goggles: "safety goggles; schutzbrille; lunettes de protection; gafas de protección",
  gravestone: "cemetery,gravestone,headstone; grabstein,friedhof; cimetière,pierre tombale; cementerio,lápida",
  "high-heel": "high heels,high heel,stilettos; high heels,pumps,stöckelschuh; talons hauts,escarpins; tacones",
  padlock: "padlock,locksmith; vorhängeschloss,schlüsseldienst; cadenas,serrurier; candado,cerrajero,cerrajería",
  "lotion-bottle":
    "lotion,moisturizer,shampoo,sunscreen; lotion,shampoo,sonnencreme,körpercreme; lotion,shampoing,crème hydratante; champú,crema hidratante",
  magnifier: "magnifying glass,detective; lupe,detektiv,detektei; loupe,détective; lupa,detective",
  smartphone:
    "smartphone,mobile phone,phone repair,iphone; smartphone,handy,handyreparatur; smartphone,téléphone portable; móvil,teléfono móvil,smartphone",
  keyboard: "synthesizer; keyboardunterricht; synthétiseur; sintetizador",
  necktie: "necktie,tie; krawatte; cravate; corbata",
  "nut-and-bolt": "nuts and bolts,nut and bolt; schrauben; boulons; tornillos",
  parcel: "parcel,parcels; päckchen,paketdienst; colis; paquetería",
  plunger:
    "plunger,unblock,clogged; pümpel,abflussreinigung,rohrverstopfung; débouchage,déboucheur; desatascos,desatascador",
  "hard-hat": "hard hat,helmet; schutzhelm,helm; casque de chantier; casco de obra",
  syringe:
    "syringe,vaccination,vaccine,flu shot,injection,botox; spritze,impfung,impfaktion,impfen; seringue,vaccination,vaccin; jeringuilla,vacuna,vacunación",
  toilet: "toilet,toilets; toilette,toiletten; toilettes; inodoro,aseos",
  toolbox: "toolbox,tool box; werkzeugkasten,werkzeug; boîte à outils; caja de herramientas",
  "x-ray": "x-ray,radiology; röntgen,radiologie; radiologie,radiographie; radiografía,radiología",
  "anatomical-heart":
    "cardiology,cardiologist; kardiologie,kardiologe; cardiologie,cardiologue; cardiología,cardiólogo",
  brain: "brain,neurology; gehirn,neurologie; cerveau,neurologie; cerebro,neurología",
  lungs: "lungs,pulmonology; lunge,lungenarzt,pneumologie; poumons,pneumologie; pulmones,neumología",
  ear: "ear,audiologist; ohr,ohren; oreille; oreja",
  foot: "podiatry,podiatrist,foot care,chiropodist,pedicure; fußpflege,podologie,pediküre; pédicure,podologue; podología,podólogo,pedicura",
  "nail-polish":
    "nail polish,manicure,nail studio,nail salon; nagellack,maniküre,nagelstudio; vernis à ongles,manucure,onglerie; manicura,esmalte de uñas",
  biceps: "biceps,weightlifting; bizeps,gewichtheben; biceps,musculation; bíceps,halterofilia",
  telephone: "telephone; telefon; téléphone; teléfono",
  thermometer: "thermometer; thermometer; thermomètre; termómetro",
  "crossed-swords":
    "swords,medieval fair,knights; schwerter,ritter,mittelaltermarkt,ritterfest; épées,chevaliers,fête médiévale; espadas,caballeros,mercado medieval",
  lifebuoy: "lifeguard,lifebuoy; rettungsschwimmer,rettungsring; bouée,sauveteur; socorrista,salvavidas",
  herb: "herbs; kräuter; herbes aromatiques; hierbas aromáticas",
  watch: "wristwatch,watchmaker; armbanduhr,uhrmacher; horloger,montres; relojería,relojero",
  stethoscope: "stethoscope,general practitioner; stethoskop,hausarzt,hausarztpraxis; stéthoscope; estetoscopio",
  barrier: "roadworks,road works; baustelle; chantier; obras viales",
  "shopping-cart":
    "shopping cart,supermarket,grocery store; einkaufswagen,supermarkt; supermarché,caddie; supermercado",
  "desktop-computer": "computer,desktop computer,computer repair; computer,computerkurs; ordinateur; ordenador",
  "ballot-box": "ballot,polling station; wahllokal,wahlurne; bureau de vote; urna electoral",
  calendar: "calendar; kalender,adventskalender; calendrier; calendario",
  "ice-skate": "ice skating,ice rink; schlittschuh,eislaufen,eisbahn; patinoire,patin à glace; patinaje sobre hielo",
  // Signs of other sets
  nurse:
    "nurse,nurses,carer; krankenschwester,krankenpfleger,pflegekraft,pflegedienst,altenpflege; infirmière,infirmier; enfermera,enfermero,enfermería",
  doctor: "doctor,physician; arzt,ärztin,arztpraxis; médecin,docteur; médico,médica,doctora",
  spine:
    "chiropractor,chiropractic,spine,back pain; wirbelsäule,rückenschmerzen,chiropraktik,osteopathie; ostéopathe,chiropracteur,mal de dos; quiropráctico,columna vertebral,dolor de espalda",
  joint: "orthopedics,orthopaedics,orthopedic; orthopädie,orthopäde; orthopédie,orthopédiste; ortopedia,traumatología",
  skeleton: "skeleton; skelett; squelette; esqueleto",
  kidneys: "kidney,kidneys,dialysis; niere,dialyse; reins,dialyse; riñones,diálisis",
  intestine: "gastroenterology,bowel; darm,gastroenterologie; gastro-entérologue; gastroenterología",
  pregnancy:
    "pregnancy,pregnant,midwife,prenatal; schwangerschaft,schwanger,hebamme; grossesse,enceinte,sage-femme; embarazo,embarazada,matrona",
  "hearing-aid":
    "hearing aid,hearing aids,hearing test; hörgerät,hörakustik,hörakustiker,hörtest; audioprothésiste,appareil auditif; audífono,audífonos",
  scalpel: "surgery,surgeon; chirurgie,chirurg; chirurgie,chirurgien; cirugía,cirujano",
  wheelchair: "wheelchair,accessibility; rollstuhl,barrierefrei; fauteuil roulant; silla de ruedas",
  barbell:
    "barbell,powerlifting,deadlift; langhantel,hantel,hanteltraining; haltère,haltérophilie; pesas,barra de pesas",
  pipe: "pipe,pipes,drain,drains,drain cleaning; rohr,rohre,rohrreinigung,rohrbruch,kanalreinigung; tuyau,canalisation,canalisations; tubería,tuberías,cañería",
  "pipe-wrench":
    "plumber,plumbers,plumbing; klempner,installateur,sanitärinstallation; plombier,plomberie; fontanero,fontanería,plomero",
  shovel: "shovel,excavation,earthworks; schaufel,spaten,erdarbeiten; pelle,terrassement; pala,excavación",
  stroller: "stroller,pram,baby carriage; kinderwagen; poussette; cochecito,carrito de bebé",
  "washing-machine":
    "washing machine,laundromat,laundrette; waschmaschine,waschsalon; lave-linge,machine à laver,laverie; lavadora",
  oven: "oven; backofen; cuisinière; horno",
  crane: "tower crane; baukran; grue de chantier; grúa de obra",
  lighthouse: "lighthouse; leuchtturm; phare; faro",
  "solar-panel":
    "solar panel,solar panels,photovoltaics; solaranlage,photovoltaik; panneau solaire,panneaux solaires,photovoltaïque; placas solares,paneles solares,fotovoltaica",
  "solar-roof": "solar roof,roofer,roofing; dachdecker,dachdeckerei,solardach; couvreur,toiture; techador,tejado",
  "charging-station":
    "charging station,ev charger,electric car charger; ladestation,wallbox,ladesäule; borne de recharge; punto de recarga",
  skier: "skier; skifahrer,skirennen,skischule; skieur; esquiador",
  swimmer: "swimmer,swimming lessons,swim club; schwimmer,schwimmkurs,schwimmverein; nageur; nadador",
  campfire: "campfire,bonfire; lagerfeuer; feu de camp; fogata,hoguera",
  "hair-dryer": "hair dryer,blow dry; föhn; sèche-cheveux; secador de pelo",
  drone: "drone,drones; drohne,drohnenflug; drone; dron,drones",
  headset: "call center,call centre,headset,helpdesk; callcenter,headset; centre d'appels; centro de llamadas",
  calculator: "calculator; taschenrechner; calculatrice; calculadora",
  "chef-hat":
    "chef,cooking class,cooking course,cooking workshop; kochkurs,kochschule,koch,köchin; cours de cuisine,cuisinier; curso de cocina,clase de cocina,cocinero",
  "cowboy-hat":
    "cowboy,country music,rodeo,line dance; cowboy,countrymusik,rodeo,linedance; cowboy,rodéo; vaquero,rodeo",
  belt: "leather belt; ledergürtel,gürtel; ceinture; cinturón",
  "car-battery": "car battery; autobatterie; batterie de voiture; batería de coche",
  hoodie: "hoodie,sweatshirt; hoodie,kapuzenpullover; sweat à capuche; sudadera",
  "swimming-pool":
    "swimming pool,pool party,pool cleaning; schwimmbad,freibad,poolparty,poolreinigung; piscine; piscina",
  "steering-wheel":
    "driving lessons,driving school,driving instructor; fahrschule,fahrlehrer,fahrstunden; auto-école,permis de conduire; autoescuela,carnet de conducir",
  tire: "tire change,tyre,tyres,tires,tire shop; reifen,reifenwechsel,reifenservice; pneu,pneus; neumático,neumáticos",
  engine: "car engine,oil change; automotor,ölwechsel; vidange; cambio de aceite",
  fan: "air conditioning,hvac,ventilation; klimaanlage,lüftung,ventilator; climatisation,ventilation; aire acondicionado,ventilador",
  "toy-brick": "lego,building bricks; lego,bausteine; lego; lego",
  "picnic-table": "picnic; picknick; pique-nique; picnic,pícnic",
  "cricket-bat": "cricket club,cricket match; cricketclub; cricket; críquet",
  metronome: "metronome; metronom; métronome; metrónomo",
  armchair: "armchair,upholstery,upholsterer; sessel,polsterei,polsterer; fauteuil,tapissier; sillón,tapicería,butaca",
  desk: "desk,coworking; schreibtisch,coworking; coworking; escritorio,coworking",
  dresser: "dresser,chest of drawers; kommode; commode; cómoda",
  blueprint: "blueprint,floor plan; bauplan,grundriss; plan d'architecte; plano de obra",
  "hand-soap": "hand soap; handseife; savon liquide; jabón de manos",
  bulldozer: "bulldozer,digger,demolition; bulldozer,bagger,abbruch; bulldozer,démolition; excavadora,demolición",
  "jam-jar": "jam,marmalade; marmelade,konfitüre; confiture; mermelada",
  knife: "knife,knives,knife sharpening; messer,messerschleifer; couteau,coutellerie; cuchillo,afilador",
  van: "van hire,van rental; transporter,lieferwagen; camionnette; furgoneta",
  jeep: "jeep; jeep; jeep; jeep",
  hiker: "hiker,hiking tour; wanderer,wandergruppe; randonneur; senderista",
  snowboarder: "snowboarding,snowboarder; snowboarden,snowboard; snowboard; snowboard",
  binoculars: "binoculars,birdwatching; fernglas,vogelbeobachtung; jumelles; prismáticos",
  caravan: "caravan,camper,motorhome; wohnwagen,wohnmobil,camper; caravane,camping-car; caravana,autocaravana",
  blender: "blender,smoothie,smoothies; mixer,smoothie,smoothies; mixeur,smoothie; batidora,batido,batidos",
  microwave: "microwave; mikrowelle; micro-ondes; microondas",
  fireplace:
    "fireplace,chimney sweep; kamin,kaminofen,schornsteinfeger; cheminée,ramonage,ramoneur; chimenea,deshollinador",
  tap: "faucet; wasserhahn; robinet; grifo",
  anvil: "blacksmith,anvil,forge; schmied,schmiede,amboss; forgeron,enclume; herrero,herrería",
  "wind-turbine":
    "wind turbine,wind farm,wind energy; windrad,windpark,windkraft; éolienne,parc éolien; aerogenerador,parque eólico",
  trampoline: "trampoline; trampolin,trampolinpark; trampoline; cama elástica,trampolín",
  "tattoo-machine": "tattoo,tattoos; tattoo,tätowierer,tattoostudio; tatouage,tatoueur; tatuaje,tatuajes",
  "security-camera":
    "cctv,security camera,surveillance; überwachungskamera,sicherheitsdienst; vidéosurveillance; videovigilancia",
  "brick-trowel": "bricklayer,masonry,mason; maurer,maurerbetrieb; maçon,maçonnerie; albañil,albañilería",
  archer: "archery,archery club; bogenschießen,bogenschütze; tir à l'arc; tiro con arco",
  climber: "climbing wall,bouldering,boulder; klettern,kletterhalle,bouldern,boulderhalle; escalade; escalada",
  window:
    "window cleaner,window cleaning; fensterputzer,fensterreinigung,fensterbau; lavage de vitres,menuiserie fenêtres; limpieza de ventanas,cristalero",
  sandbox: "sandbox; sandkasten; bac à sable; arenero",
  "scuba-diver":
    "scuba,scuba diving,diving,dive center; tauchen,tauchkurs,tauchschule; plongée sous-marine; submarinismo,buceo",
  watermill: "watermill; wassermühle; moulin à eau; molino de agua",
  fence: "fence,fencing contractor; zaun,zaunbau; clôture; valla,cercado",
  barbecue: "barbecue,bbq,cookout; grillfest,grillabend,barbecue; barbecue; barbacoa",
};

/** Unicode's further keywords that name the thing itself, by language. Others say what goes with it, and would be misread. */
export const keptKeywords: Readonly<Record<string, string>> = {
  en: `grizzly dromedary plumage mule clover hippo dressage lavender lilac lupine reptile alpaca maple tortoise terrapin brontosaurus
    diplodocus prawn shellfish bento aubergine boba pickle capsicum blueberry empanada pierogi hotdog sausage frankfurter cantaloupe
    crêpe pancake edamame peanut pina tortilla lorry rickshaw yurt motorboat skydive paragliding matryoshka toboggan sleigh matryoshkas
    satchel hatchet stiletto hammam pawn jigsaw scotch whisky concertina djembe conga camcorder genetics earthworm slipper`,
  de: `Honigdachs Wisent Eber Maultier Flusspferd Lavendel Alpaka Krake Rhinozeros Robbe Seelöwe Haifisch Pute Regenwurm Kalmar Hummer
    Krabbe Garnele Shrimp Heidelbeere Blaubeere Fläschchen Brötchen Broccoli Marone Schnitzel Kotelett Empanada Bratpfanne Wurst
    Würstchen Bratwurst Mangold Spinat Crepe Erbsen Pastete Eiernudeln Whiskey Federball Rugby Puppentheater Stofftier Plüschtier Spule
    Klingel Klinker Burg Märchenschloss Springbrunnen Brunnen Hubschrauber Helikopter Jurte Lokomotive Dampflok Moped Vespa
    Fallschirmspringen Paragliding Spielplatzrutsche Autorennen Skateboard Traktor Trecker Tornado Baumstamm Ziehharmonika Harmonika
    Beil Rucksack Badehose Seifenblasen Krücke Buntstift Blutspende Handtasche Friedhof Pumps Personalausweis Reisepass Sonnencreme
    Shampoo Violine Röntgen Fächer Maniküre Bodybuilder`,
  fr: `ratel sanglier alligator caïman brebis crapaud jument lavande lilas alpaga poulpe hibou manchot otarie porc-épic tyrannosaure
    encornet crustacé blatte tétine bacon cornichon côtelette dumpling gyoza ravioli saucisse kale chou laitue apéro crêpe pancake
    cacahuète arachide tourte onigiri pâtes nouilles whisky ragoût fléchettes boxe plongée judo karaté taekwondo poupée puzzle roller
    traîneau peluche manège fontaine hélico yourte parapente parachutisme skate bûche boulier bandonéon hachette casquette archer
    bulles couronne béquille extincteur cimetière escabeau djembé shampoing boulon écrou caddie écharpe tournevis télévision sandales
    manucure culturisme`,
  es: `borrego cervatillo caimán asno cordero chivo ganso alpaca lechuza papagayo tiranosaurio lombriz langosta camarón langostino
    bacteria arándano banana cava brindis mazorca chuleta filete garbanzo albóndiga salchicha lechuga durazno cacahuete bocata chupito
    whisky boxeo ajedrez judo kárate taekwondo matrioska patinaje peluche tiovivo funicular motocicleta yurta paracaidismo flotador
    socorrista monopatín mochila gorra bufanda tijeras tacón bermudas champú chistera fonendoscopio lechuga guisante noria leña`,
};

/** Names that are more often something else: a word of another kind, a color, a place, a part of an idiom. */
export const unusedWords: Readonly<Record<string, string>> = {
  en: `salt bow bug ram mate target hook basket scroll foot leg nose drop seal package pick plug school station hospital shower
    watch window wall ear bed cooking construction thread ribbon wheel mirror foot pie radio fly calendar herb coral turkey mouse tap
    crane wood razor handshake coat trace chip mango metro satellite crown dove castle church`,
  de: `Krebs Tür Kuchen Pickel Bauer Haken Fuß Bein Creme Paket Schule Krankenhaus Mate Blasen Leiter Salz Radio Mantel Bett Spiegel Slip
    Holz Darts Krone Schloss Hahn Maus Drachen Feder Birne Kanu Football Topf Korb Nase Kiwi Beleg Urne`,
  fr: `porte lit montre bois sel pied panier piano flan feuille travaux journal os radio bus pont plume lime ours avion pêche souris
    short trinquer slip urne ail nez jean couronne stade château école hôpital usine mate maté brique cerf reçu`,
  es: `llama sobre lima pie obras puerta paquete flamenco mariquita cama sal radio clip mate diana pastel colegio hospital barco cocinar
    pico pata fuente pluma paella nube tarro papa lazo sierra ratón banda cometa corona clip urna coral nariz`,
};
