/** Phrases that bring no figure and no subject to mind, whatever their words do alone: 'early bird', 'house rules'. One a line. */
export const emptyPhrases = {
  en: `a new home
against the grain
at the desk
baby photo
bank holiday
bear spray
black tie
book a free
book cover
book now
book online
book through
bowling club
bowling green
bowls club
boxing day
boxing week
bridge
bridge club
bridge street
briefs
bring a chair
bring chairs
bring gloves
bring your own chair
builder's tea
builders tea
bus ads
bus bench
bus leaves
bus shelter
bus shelter ad
bus shelter poster
bus side
bus stop
bus stop poster
buses leave
by-law
camp chairs
camping chairs
campus wellness
car park
carousel
carousel card
carousel cover
carousel post
carousel slide
carpark
carrousel
cash cow
castillo
castle
castle street
cat ok
cats ok
chicken
childcare available
childcare provided
christening of the
church road
church street
cleaner's
cloud
color code
cover photo
creche available
crèche available
dancing to follow
dark mode
dinner and dancing
doctor's surgery
doctors surgery
dogs welcome
donation thermometer
donations welcome
dress code
drinks after
drinks and dancing
dry cleaner's
dusty rose
early bird
early birds
early-bird
easy as pie
ebook cover
egg and spoon
employee wellness
entry by donation
fancy dress code
father-in-law
ferry lane
ferry road
ferry street
film grain
fine print
fine with cats
for the bus stop
found a new home
free childcare
front desk
fundraiser thermometer
fundraising thermometer
garage
garage band
garage rock
ghost kitchen
ghost light
ghost notes
ghost town
ghost writer
gloves
gold coin donation
good with cats
good with dogs
good with kids
gp surgery
grain of salt
grain of sand
head of sales
hebden bridge
helmet cam
helmet hair
helmets compulsory
help desk
in our window
in the window
in-law
in-laws
information desk
insta carousel
instagram carousel
instead of thermometer
it's the law
kids free
kids from
kids ok
lamb
lavender
lawn bowls
lawn chairs
letting me
letting us
letting you
lilac
link in bio
link in our bio
linkedin carousel
locked
look at the camera
looking at the camera
lost property
love from
manufacturing plant
maple
microsoft windows
mill lane
mince pies
mind the shop
mixer
money goes to
money raised
mother-in-law
musical chairs
my landlord
new home for
no idea
no job too small
no kids
no pets
no photos
not cricket
not yoga
ok with cats
olive
olive tone
on camera
our landlord
palm card
palm cards
palm green
parish council
parish hall
parish magazine
parish newsletter
parking garage
pay what you can
pearl jam
pet friendly
pet-friendly
pets ok
photo id
pie chart
pie in the sky
pina
plant manager
players
popcorn ceiling
popcorn ceilings
power plant
profile photo
put money in
quit my job
railway arms
railway parade
railway road
railway street
railway tce
railway terrace
rainbow bridge
raise money
raising money
read the small print
rose
rose gold
sales call
sales deck
sales manager
sales pitch
sales rep
sales team
sandwich board
school field
school grounds
school gym
school hall
send photo
ship
shop window
small print
smart dress
station road
suggested donation
tent card
their window
tie
tie the knot
time window
tiny type
treatment plant
we'd love
weddings and funerals
window of opportunity
windows 10
windows 11
windows pc
with love from
workplace wellness
would love
writing on behalf`,
  de: `3d-brille
alte liebe
anmeldelink in der bio
auf spendenbasis
aufs haus
außer haus
bar zahlen
bequeme schuhe
bitte keine geschenke
brötchen
buchcover
buchumschlag
burger
bürger
bürgerbüro
bürgerfest
bürgerhaus
bürgermeister
bürgerpark
bürgersaal
bürgertreff
bürgerverein
druck-optik
ebook-cover
eidgenössischer fachausweis
eintritt frei spenden willkommen
eintritt gegen spende
elterntaxi
euskirchen
fachausweis
feste schuhe
foto mit
foto vom
foto von
frei haus
gasthaus adler
gasthaus lamm
gasthaus ochsen
gasthof adler
gasthof hirsch
gasthof lamm
gasthof löwen
gelsenkirchen
geschenke braucht es nicht
hausschuhe mitbringen
hohenkirchen
holz-optik
honig-seife
hotel bären
in bar
in singen
insta karussell
insta-karussell
instagram karussell
instagram-karussell
jahre-optik
kaffee-peeling
kaffeepeeling
karussell deckblatt
karussell-beitrag
karussell-post
karussellpost
katzenverträglich
klebestreifen
landkreis singen
leihschuhe
liebe eltern
liebe freund
liebe grafik
liebe grüße
liebe gäste
liebe kolleg
liebe kund
liebe leute
liebe mitglieder
liebe nachbar
link in bio
link in der bio
linkedin karussell
linkedin-karussell
mama-taxi
mit eidg fachausweis
mit katzen verträglich
nach haus
nadelstreifen
neunkirchen
noch 1 platz
nur bar
nur barzahlung
oberneukirchen
obernkirchen
olivenöl-seife
papier-optik
papiertasche
papiertüte
reise nach jerusalem
retro-optik
rosenhof
saal im lamm
saubere schuhe
schminke
schminken
schminkt
singen am hohentwiel
solarstrom
spende erbeten
spenden erbeten
spenden willkommen
stadthalle singen
statt black friday
statt blumen bitte spenden
streifen
stühle mitbringen
taxi mama
um eine spende
um eine spende wird gebeten
um spenden wird gebeten
verträgt sich mit katzen
viele liebe
vintage-optik
wolfen
wurstsuppe
zebrastreifen
zwischen den stühlen`,
  fr: `a été
album photo
amenez vos chaises
apportez vos chaises
apportez votre chaise
arrière de bus
art déco
art nouveau
au chapeau
au coeur
au cœur
barbe à papa
bottes rondes
bulles
bûche de noël
bûche pralinée
c'est chouette
camping possible
camping sur place
caravane passe
carrousel
carrousel insta
carrousel instagram
carrousel linkedin
cerise sur le gâteau
chaises musicales
cheval blanc
chevaliers de colomb
chèvre-miel
chèvres électriques
clin d'œil
clou de girofle
clou du spectacle
clous de girofle
clé en main
clé usb
clés en main
code promo
cogne des clous
coup d'œil
coup de cœur
coup de foudre
coups de cœur
cuisine et dépendances
cœur
cœur de ville
dress code
en pleine nature
en train de
engagement citoyen
entente chats
fait maison
filet à papillons
fondant au chocolat
hôtel de ville
laine de roche
laine de verre
les clés de la réussite
les clés du succès
lever le pied
levez le pied
libre participation
lien dans la bio
lien en bio
linge de maison
lions club
lune de miel
lève le pied
maison de la culture
maison de la justice
maison de pays
maison de quartier
maison des associations
maison des jeunes
maison pour tous
mal aux reins
mise en voile
moelleux au chocolat
mot
mots clés
moules à gâteaux
mousse au chocolat
municipale
ni fleurs
ni fleurs ni couronnes
nom de plume
notre photo
ok chats
ont été
participation libre
pas d'oreilles
pas de photo
pas de photos
photo avec
photo de moi
planche à pain
planches à pain
poids plume
points clés
poivre et sel
pop art
post carrousel
restos du cœur
rhume des foins
résa en bio
s'entend avec les chats
saint-nicolas-de
sans engagement
sans photo
sciences po
sphère chocolat
tarif étudiant
tourisme de spa
un voile
une pub
ventre vide
vert menthe
vert sapin
vide-atelier
voiture de fonction
voiture de service
véhicule de service
week-end à spa
à l'œil
à la plume
âge d'or
éclair au chocolat
éclairs au
étudiants et chômeurs`,
  es: `a cuchillo
a la gorra
al horno
aportación voluntaria
caballeros
café claro
café oscuro
calendarios de bolsillo
campanilla
carrusel
carrusel de instagram
carrusel instagram
carátula de disco
club de leones
cochinilla
color café
como chimeneas
compatible con gatos
convive con gatos
convive con perros
damas y caballeros
de espaldas
de grifo
deja tu huella
dejar huella
diseño de taza
donativo sugerido
dress code
dunk panda
enlace en la bio
entierro de la sardina
entrada a la gorra
escalera
espaldas
feria de la escuela
graduadas
grana cochinilla
grifo
guantes opcionales
herrero
imán de nevera
imán de refri
imán para nevera
invitación digital
lawn tennis
león
link de la bio
link en bio
link en la bio
lleva tu silla
madera
mar del plata
mar y tierra
mestizo café
metro
mi amor
móvil
periódico
pet friendly
portada de carrusel
portada de disco
portada del disco
posada
post carrusel
puente
puente de diciembre
puente de la constitución
puente de mayo
puente festivo
puente genil
punto limpio
pura foto
rastro
rosa
salchicha
salón de actos
santa fe
se lleva bien con gatos
semana santa
sierra de lobos
sin intereses
sociable con gatos
sol
tarjeta digital
teatro municipal
teléfono
trae su silla
trae tu silla
traer silla
traiga su silla
traje de baño
traé tu silla
valla
valla publicitaria
viña del mar
zapatera prodigiosa`,
} as const;
