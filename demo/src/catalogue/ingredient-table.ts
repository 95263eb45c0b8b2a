/** Annex II of the food information regulation, as far as the catalogue needs it. */
export const allergenNames = {
  gluten: 'glutine | Gluten | gluten',
  milk: 'latte | Milch | milk',
  eggs: 'uova | Eier | eggs',
  fish: 'pesce | Fisch | fish',
  crustaceans: 'crostacei | Krebstiere | crustaceans',
  molluscs: 'molluschi | Weichtiere | molluscs',
  nuts: 'frutta a guscio | Schalenfrüchte | nuts',
  peanuts: 'arachidi | Erdnüsse | peanuts',
  soya: 'soia | Soja | soya',
  celery: 'sedano | Sellerie | celery',
  mustard: 'senape | Senf | mustard',
  sesame: 'sesamo | Sesam | sesame',
  sulphites: 'solfiti | Sulfite | sulphites',
  lupin: 'lupini | Lupinen | lupin',
} as const

export type AllergenKey = keyof typeof allergenNames

/** Italian | German | English | allergen it carries; the allergen's word stands between underscores. */
export const ingredientTable = `
acqua | Wasser | water
acqua minerale | Mineralwasser | mineral water
anidride carbonica | Kohlensäure | carbon dioxide
sale | Salz | salt
sale iodato | Jodsalz | iodised salt
sale marino | Meersalz | sea salt
zucchero | Zucker | sugar
zucchero di canna | Rohrzucker | cane sugar
sciroppo di glucosio | Glukosesirup | glucose syrup
miele | Honig | honey
stevia | Süßungsmittel: Steviolglycoside | sweetener: steviol glycosides
farina di _grano tenero_ | _Weizen_mehl | _wheat_ flour | gluten
farina integrale di _grano tenero_ | _Weizen_vollkornmehl | wholemeal _wheat_ flour | gluten
semola di _grano duro_ | Hart_weizen_grieß | durum _wheat_ semolina | gluten
semola rimacinata di _grano duro_ | doppelt gemahlener Hart_weizen_grieß | twice-milled durum _wheat_ semolina | gluten
semola integrale di _grano duro_ | Vollkorn-Hart_weizen_grieß | wholemeal durum _wheat_ semolina | gluten
farina di _farro_ | _Dinkel_mehl | _spelt_ flour | gluten
farina di _segale_ | _Roggen_mehl | _rye_ flour | gluten
farina di _avena_ | _Hafer_mehl | _oat_ flour | gluten
farina di riso | Reismehl | rice flour
farina di mais | Maismehl | maize flour
farina di grano saraceno | Buchweizenmehl | buckwheat flour
farina di ceci | Kichererbsenmehl | chickpea flour
farina di lenticchie rosse | Mehl aus roten Linsen | red lentil flour
farina di piselli | Erbsenmehl | pea flour
farina di castagne | Kastanienmehl | chestnut flour
fiocchi di _avena_ | _Hafer_flocken | _oat_ flakes | gluten
fiocchi di _frumento_ | _Weizen_flocken | _wheat_ flakes | gluten
crusca di _frumento_ | _Weizen_kleie | _wheat_ bran | gluten
pangrattato di _grano_ | _Weizen_paniermehl | _wheat_ breadcrumbs | gluten
pane di _grano_ | _Weizen_brot | _wheat_ bread | gluten
_farro_ perlato | _Dinkel_, geschliffen | pearled _spelt_ | gluten
_orzo_ perlato | Perlgraupen (_Gerste_) | pearled _barley_ | gluten
_orzo_ tostato | geröstete _Gerste_ | roasted _barley_ | gluten
malto d’_orzo_ | _Gersten_malz | _barley_ malt | gluten
_seitan_ | Seitan (_Weizen_eiweiß) | seitan (_wheat_ protein) | gluten
cous cous di _grano_ | _Weizen_-Couscous | _wheat_ couscous | gluten
riso | Reis | rice
mais | Mais | maize
mais da popcorn | Popcornmais | popping corn
quinoa | Quinoa | quinoa
amido di mais | Maisstärke | maize starch
fecola di patate | Kartoffelstärke | potato starch
_lievito madre_ | Sauerteig (_Weizen_) | sourdough (_wheat_) | gluten
lievito di birra | Bierhefe | brewer’s yeast
agenti lievitanti | Backtriebmittel | raising agents
_latte_ | _Milch_ | _milk_ | milk
_latte fresco_ pastorizzato | pasteurisierte Frisch_milch_ | pasteurised fresh _milk_ | milk
_latte_ intero | Voll_milch_ | whole _milk_ | milk
_latte_ parzialmente scremato | teilentrahmte _Milch_ | semi-skimmed _milk_ | milk
_latte_ scremato | Mager_milch_ | skimmed _milk_ | milk
_latte_ scremato in polvere | Mager_milch_pulver | skimmed _milk_ powder | milk
_latte_ delattosato | laktosefreie _Milch_ | lactose-free _milk_ | milk
_latte_ di pecora | Schafs_milch_ | sheep’s _milk_ | milk
_latte_ di capra | Ziegen_milch_ | goat’s _milk_ | milk
_latte_ di bufala | Büffel_milch_ | buffalo _milk_ | milk
siero di _latte_ | _Milch_molke | _milk_ whey | milk
_panna_ | _Sahne_ | _cream_ | milk
_burro_ | _Butter_ | _butter_ | milk
fermenti lattici | Milchsäurekulturen | live cultures
fermenti lattici vivi | lebende Joghurtkulturen | live yogurt cultures
caglio | Lab | rennet
_mozzarella_ | _Mozzarella_ | _mozzarella_ | milk
_ricotta_ | _Ricotta_ | _ricotta_ | milk
_mascarpone_ | _Mascarpone_ | _mascarpone_ | milk
_Parmigiano Reggiano_ DOP | _Parmigiano Reggiano_ g.U. | _Parmigiano Reggiano_ PDO | milk
_Grana Padano_ DOP | _Grana Padano_ g.U. | _Grana Padano_ PDO | milk
_pecorino romano_ DOP | _Pecorino Romano_ g.U. | _Pecorino Romano_ PDO | milk
_gorgonzola_ DOP | _Gorgonzola_ g.U. | _Gorgonzola_ PDO | milk
_formaggio_ | _Käse_ | _cheese_ | milk
_yogurt_ | _Joghurt_ | _yogurt_ | milk
_uova_ | _Eier_ | _eggs_ | eggs
_uova_ fresche | frische _Eier_ | fresh _eggs_ | eggs
tuorlo d’_uovo_ | _Eigelb_ | _egg_ yolk | eggs
lisozima da _uovo_ | Lysozym aus _Ei_ | _egg_ lysozyme | eggs
carne bovina | Rindfleisch | beef
carne di vitello | Kalbfleisch | veal
carne suina | Schweinefleisch | pork
coscia suina | Schweinekeule | pork leg
carne di pollo | Hühnerfleisch | chicken
carne di tacchino | Putenfleisch | turkey
carne di agnello | Lammfleisch | lamb
carne di coniglio | Kaninchenfleisch | rabbit
carne di cavallo | Pferdefleisch | horse meat
carne di cervo | Hirschfleisch | venison
prosciutto cotto | gekochter Schinken | cooked ham
prosciutto crudo | Rohschinken | cured ham
speck | Speck | speck
salsiccia | Wurst | sausage
pancetta | Pancetta | pancetta
ragù di carne | Fleischragout | meat ragù
antiossidante: ascorbato di sodio | Antioxidationsmittel: Natriumascorbat | antioxidant: sodium ascorbate
conservante: nitrito di sodio | Konservierungsstoff: Natriumnitrit | preservative: sodium nitrite
conservante: _anidride solforosa_ | Konservierungsstoff: _Schwefeldioxid_ | preservative: _sulphur dioxide_ | sulphites
_branzino_ | _Wolfsbarsch_ | _sea bass_ | fish
_orata_ | _Goldbrasse_ | _sea bream_ | fish
_salmone_ | _Lachs_ | _salmon_ | fish
_trota_ | _Forelle_ | _trout_ | fish
_tonno_ | _Thunfisch_ | _tuna_ | fish
_sgombro_ | _Makrele_ | _mackerel_ | fish
_acciughe_ | _Sardellen_ | _anchovies_ | fish
_alici_ | _Sardellen_ | _anchovies_ | fish
_sarde_ | _Sardinen_ | _sardines_ | fish
_merluzzo_ | _Kabeljau_ | _cod_ | fish
_nasello_ | _Seehecht_ | _hake_ | fish
_platessa_ | _Scholle_ | _plaice_ | fish
_pesce spada_ | _Schwertfisch_ | _swordfish_ | fish
_baccalà_ | Stock_fisch_ | salt _cod_ | fish
_triglia_ | Meer_barbe_ | red _mullet_ | fish
_sogliola_ | See_zunge_ | _sole_ | fish
_gamberi_ | _Garnelen_ | _prawns_ | crustaceans
_mazzancolle_ | _Riesengarnelen_ | _king prawns_ | crustaceans
_scampi_ | _Kaisergranat_ | _langoustines_ | crustaceans
_granchio_ | _Krebs_ | _crab_ | crustaceans
_calamari_ | _Kalmare_ | _squid_ | molluscs
_seppie_ | _Sepien_ | _cuttlefish_ | molluscs
_polpo_ | _Krake_ | _octopus_ | molluscs
_cozze_ | _Miesmuscheln_ | _mussels_ | molluscs
_vongole_ | _Venusmuscheln_ | _clams_ | molluscs
_capesante_ | _Jakobsmuscheln_ | _scallops_ | molluscs
surimi di _pesce_ | _Fisch_-Surimi | _fish_ surimi | fish
_noci_ | _Walnüsse_ | _walnuts_ | nuts
_mandorle_ | _Mandeln_ | _almonds_ | nuts
_nocciole_ | _Haselnüsse_ | _hazelnuts_ | nuts
_nocciola_ piemonte IGP | Piemont-_Haselnuss_ g.g.A. | Piedmont PGI _hazelnut_ | nuts
_anacardi_ | _Cashewkerne_ | _cashews_ | nuts
_pistacchi_ | _Pistazien_ | _pistachios_ | nuts
pinoli | Pinienkerne | pine nuts
_arachidi_ | _Erdnüsse_ | _peanuts_ | peanuts
_sesamo_ | _Sesam_ | _sesame_ | sesame
_salsa tahina_ | _Sesam_paste | _sesame_ tahini | sesame
semi di girasole | Sonnenblumenkerne | sunflower seeds
semi di lino | Leinsamen | linseed
_soia_ | _Soja_ | _soya_ | soya
fagioli di _soia_ | _Soja_bohnen | _soya_ beans | soya
salsa di _soia_ | _Soja_sauce | _soya_ sauce | soya
emulsionante: lecitina di _soia_ | Emulgator: _Soja_lecithin | emulsifier: _soya_ lecithin | soya
proteine di _soia_ | _Soja_eiweiß | _soya_ protein | soya
proteine di piselli | Erbsenprotein | pea protein
_sedano_ | _Sellerie_ | _celery_ | celery
_senape_ | _Senf_ | _mustard_ | mustard
semi di _senape_ | _Senf_körner | _mustard_ seeds | mustard
_aceto di vino_ | Weinessig (_Sulfite_) | wine vinegar (_sulphites_) | sulphites
aceto di mele | Apfelessig | cider vinegar
_mosto d’uva_ | Traubenmost (_Sulfite_) | grape must (_sulphites_) | sulphites
_vino bianco_ | Weißwein (_Sulfite_) | white wine (_sulphites_) | sulphites
uve | Trauben | grapes
_solfiti_ | _Sulfite_ | _sulphites_ | sulphites
luppolo | Hopfen | hops
alcol | Alkohol | alcohol
olio extravergine di oliva | natives Olivenöl extra | extra virgin olive oil
olio di oliva | Olivenöl | olive oil
olio di semi di girasole | Sonnenblumenöl | sunflower oil
olio di semi di _arachide_ | _Erdnuss_öl | _peanut_ oil | peanuts
olio di mais | Maiskeimöl | maize oil
olio di vinaccioli | Traubenkernöl | grapeseed oil
olio di cocco | Kokosöl | coconut oil
margarina vegetale | Pflanzenmargarine | vegetable margarine
pomodoro | Tomaten | tomatoes
pomodori | Tomaten | tomatoes
pomodori pelati | geschälte Tomaten | peeled tomatoes
succo di pomodoro | Tomatensaft | tomato juice
polpa di pomodoro | Tomatenfruchtfleisch | tomato pulp
pomodori secchi | getrocknete Tomaten | sun-dried tomatoes
concentrato di pomodoro | Tomatenmark | tomato paste
basilico | Basilikum | basil
basilico genovese DOP | Genueser Basilikum g.U. | Genoese PDO basil
prezzemolo | Petersilie | parsley
rosmarino | Rosmarin | rosemary
origano | Oregano | oregano
salvia | Salbei | sage
aglio | Knoblauch | garlic
cipolla | Zwiebeln | onion
porri | Lauch | leeks
carote | Karotten | carrots
patate | Kartoffeln | potatoes
patate disidratate | Trockenkartoffeln | dried potatoes
zucchine | Zucchini | courgettes
melanzane | Auberginen | aubergines
peperoni | Paprika | peppers
peperoncino | Chili | chilli
fagiolini | grüne Bohnen | green beans
piselli | Erbsen | peas
ceci | Kichererbsen | chickpeas
lenticchie | Linsen | lentils
fagioli borlotti | Borlotti-Bohnen | borlotti beans
fagioli cannellini | Cannellini-Bohnen | cannellini beans
fagioli | Bohnen | beans
fave | Saubohnen | broad beans
_lupini_ | _Lupinen_ | _lupins_ | lupin
zucca | Kürbis | pumpkin
spinaci | Spinat | spinach
bietole | Mangold | chard
broccoli | Brokkoli | broccoli
cavolfiore | Blumenkohl | cauliflower
cavolo cappuccio | Weißkohl | cabbage
carciofi | Artischocken | artichokes
asparagi | Spargel | asparagus
radicchio | Radicchio | radicchio
lattuga | Kopfsalat | lettuce
rucola | Rucola | rocket
barbabietola | Rote Bete | beetroot
cetriolini | Gewürzgurken | gherkins
capperi | Kapern | capers
olive verdi | grüne Oliven | green olives
olive nere | schwarze Oliven | black olives
olive taggiasche | Taggiasca-Oliven | Taggiasca olives
funghi champignon | Champignons | mushrooms
funghi porcini | Steinpilze | porcini
tartufo | Trüffel | truffle
zafferano | Safran | saffron
pepe nero | schwarzer Pfeffer | black pepper
pepe | Pfeffer | pepper
paprica | Paprikapulver | paprika
curcuma | Kurkuma | turmeric
cannella | Zimt | cinnamon
noce moscata | Muskatnuss | nutmeg
zenzero | Ingwer | ginger
curry | Curry | curry
cumino | Kreuzkümmel | cumin
chiodi di garofano | Nelken | cloves
spezie | Gewürze | spices
erbe aromatiche | Kräuter | herbs
aromi naturali | natürliche Aromen | natural flavourings
aromi | Aromen | flavourings
vaniglia | Vanille | vanilla
estratto di lievito | Hefeextrakt | yeast extract
estratti di erbe | Kräuterauszüge | herb extracts
mele | Äpfel | apples
pere | Birnen | pears
banane | Bananen | bananas
pesche | Pfirsiche | peaches
albicocche | Aprikosen | apricots
prugne secche | Trockenpflaumen | prunes
ciliegie | Kirschen | cherries
amarene | Sauerkirschen | sour cherries
fragole | Erdbeeren | strawberries
lamponi | Himbeeren | raspberries
mirtilli | Heidelbeeren | blueberries
mirtilli rossi | Cranberrys | cranberries
frutti di bosco | Waldbeeren | mixed berries
fichi | Feigen | figs
fichi secchi | getrocknete Feigen | dried figs
datteri | Datteln | dates
uva | Trauben | grapes
uva sultanina | Sultaninen | sultanas
melone | Melone | melon
ananas | Ananas | pineapple
mango | Mango | mango
cocco | Kokosnuss | coconut
latte di cocco | Kokosmilch | coconut milk
arance | Orangen | oranges
arance amare | Bitterorangen | bitter oranges
limoni | Zitronen | lemons
scorze d’arancia candite | kandierte Orangenschale | candied orange peel
succo di limone | Zitronensaft | lemon juice
succo di arancia | Orangensaft | orange juice
succo di mela | Apfelsaft | apple juice
succo di pera | Birnensaft | pear juice
succo di pesca | Pfirsichsaft | peach juice
succo di albicocca | Aprikosensaft | apricot juice
succo di mirtillo | Heidelbeersaft | blueberry juice
succo di melagrana | Granatapfelsaft | pomegranate juice
succo di ananas | Ananassaft | pineapple juice
succo di pompelmo | Grapefruitsaft | grapefruit juice
succo di carota | Karottensaft | carrot juice
caffè | Kaffee | coffee
caffè decaffeinato | entkoffeinierter Kaffee | decaffeinated coffee
caffè solubile | löslicher Kaffee | instant coffee
tè nero | Schwarztee | black tea
tè verde | Grüntee | green tea
infuso di tè | Teeaufguss | brewed tea
camomilla | Kamille | chamomile
finocchio | Fenchel | fennel
menta | Minze | mint
tiglio | Lindenblüten | lime blossom
cicoria | Zichorie | chicory
cacao | Kakao | cocoa
cacao magro in polvere | fettarmes Kakaopulver | low-fat cocoa powder
pasta di cacao | Kakaomasse | cocoa mass
burro di cacao | Kakaobutter | cocoa butter
cioccolato fondente | Zartbitterschokolade | dark chocolate
cioccolato al _latte_ | _Milch_schokolade | _milk_ chocolate | milk
gocce di cioccolato | Schokotröpfchen | chocolate chips
_crema pasticcera_ | Konditorcreme (_Milch_) | pastry cream (_milk_) | milk
_savoiardi_ | Löffelbiskuits (_Weizen_) | sponge fingers (_wheat_) | gluten
gelificante: pectina | Geliermittel: Pektin | gelling agent: pectin
gelatina | Gelatine | gelatine
acido citrico | Zitronensäure | citric acid
acidificante: acido citrico | Säuerungsmittel: Zitronensäure | acid: citric acid
correttore di acidità: acido citrico | Säureregulator: Zitronensäure | acidity regulator: citric acid
colorante: caramello | Farbstoff: Zuckerkulör | colour: caramel
caffeina | Koffein | caffeine
taurina | Taurin | taurine
chinino | Chinin | quinine
estratto di agrumi | Zitrusauszug | citrus extract
addensante: agar-agar | Verdickungsmittel: Agar-Agar | thickener: agar-agar
nigari | Gerinnungsmittel: Nigari | coagulant: nigari
maltodestrine | Maltodextrin | maltodextrin
oli vegetali | Pflanzenöle | vegetable oils
vitamine e minerali | Vitamine und Mineralstoffe | vitamins and minerals
carne e derivati | Fleisch und Nebenerzeugnisse | meat and derivatives
_cereali_ | _Getreide_ | _cereals_ | gluten
_pesce_ e derivati | _Fisch_ und Nebenerzeugnisse | _fish_ and derivatives | fish
alga nori | Nori-Alge | nori seaweed
wasabi | Wasabi | wasabi
_maionese_ | Mayonnaise (_Ei_) | mayonnaise (_egg_) | eggs
`
