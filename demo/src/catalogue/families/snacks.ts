import { type Family, shelf } from '../family.ts'
import { origins } from '../origins.ts'

const dry = { vat: 10, storage: 'dry' } as const

export const snackFamilies: Family[] = [
  ...shelf(
    {
      ...dry,
      vat: 22,
      shelf: 'patatine',
      picture: 'fries',
      nutrition: [2200, 33, 3, 50, 0.6, 4.5, 6.5, 1.3],
      brands: ['CROCCADORO', 'BOTTEGA'],
    },
    [
      {
        name: 'Patatine {} | {} | {} crisps',
        price: 1.79,
        formats: ['busta 150 g', 'busta 300 g'],
        variants: [
          {
            name: 'classiche | Klassische Kartoffelchips | Classic',
            ingredients: 'patate, olio di semi di girasole, sale',
          },
          {
            name: 'rustiche | Rustikale Kartoffelchips | Rustic',
            ingredients: 'patate, olio di semi di girasole, sale',
          },
          {
            name: 'alla paprica | Paprikachips | Paprika',
            ingredients: 'patate, olio di semi di girasole, paprica, sale',
          },
          {
            name: 'lime e pepe rosa | Chips mit Limette und rosa Pfeffer | Lime and pink pepper',
            ingredients: 'patate, olio di semi di girasole, pepe, acido citrico, sale',
            price: 1.99,
          },
          {
            name: 'al rosmarino | Rosmarinchips | Rosemary',
            ingredients: 'patate, olio di semi di girasole, rosmarino, sale',
            price: 1.99,
          },
        ],
      },
    ],
  ),
  ...shelf(
    { ...dry, shelf: 'taralli-grissini-e-cracker', picture: 'pretzel', nutrition: [1850, 14, 2, 66, 3, 3.5, 10, 2] },
    [
      {
        name: 'Taralli {} | Taralli {} | Taralli {}',
        price: 1.99,
        formats: ['busta 250 g', 'busta 500 g'],
        brands: ['FORNO ANTICO', 'BOTTEGA'],
        origin: origins.puglia,
        variants: [
          {
            name: 'all’olio extravergine | mit Olivenöl | with olive oil',
            ingredients: 'farina di grano tenero, olio extravergine di oliva, vino bianco, sale',
          },
          {
            name: 'al finocchio | mit Fenchel | with fennel',
            ingredients: 'farina di grano tenero, olio extravergine di oliva, finocchio, sale',
          },
          {
            name: 'alla pizza | mit Tomate und Oregano | pizza flavour',
            ingredients: 'farina di grano tenero, olio extravergine di oliva, pomodoro, origano, sale',
          },
          {
            name: 'cipolla e uvetta | mit Zwiebel und Rosinen | onion and raisin',
            ingredients: 'farina di grano tenero, olio extravergine di oliva, cipolla, uva sultanina',
          },
        ],
      },
      {
        name: 'Grissini {} | {} Grissini | {} breadsticks',
        price: 1.49,
        formats: ['busta 250 g', 'busta 500 g'],
        picture: 'baguette',
        brands: ['MULINO DEI TIGLI', 'BOTTEGA'],
        origin: origins.piemonte,
        variants: [
          {
            name: 'torinesi | Turiner | Turin',
            ingredients: 'farina di grano tenero, olio di oliva, lievito di birra, sale',
          },
          {
            name: 'rubatà | Handgerollte | Hand-rolled rubatà',
            ingredients: 'farina di grano tenero, olio di oliva, lievito di birra, sale',
            price: 2.29,
          },
          { name: 'al sesamo | Sesam- | Sesame', ingredients: 'farina di grano tenero, sesamo, olio di oliva, sale' },
          {
            name: 'integrali | Vollkorn- | Wholemeal',
            ingredients: 'farina integrale di grano tenero, olio di oliva, sale',
            classes: ['wholemeal'],
          },
        ],
      },
      {
        name: 'Cracker {} | Cracker {} | {} crackers',
        price: 1.49,
        formats: ['busta 500 g', 'busta 250 g'],
        picture: 'rice-cracker',
        brands: ['MULINO DEI TIGLI', 'BOTTEGA'],
        variants: [
          { name: 'salati | gesalzen | Salted', ingredients: 'farina di grano tenero, olio di semi di girasole, sale' },
          {
            name: 'non salati | ungesalzen | Unsalted',
            ingredients: 'farina di grano tenero, olio di semi di girasole',
          },
          {
            name: 'integrali | Vollkorn | Wholemeal',
            ingredients: 'farina integrale di grano tenero, olio di semi di girasole, sale',
            classes: ['wholemeal'],
          },
          {
            name: 'di mais senza glutine | Mais, glutenfrei | Gluten-free maize',
            ingredients: 'farina di mais, olio di semi di girasole, sale',
            classes: ['glutenFree'],
            brands: ['LIBERAMENTE'],
            price: 2.49,
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...dry,
      vat: 22,
      shelf: 'popcorn-e-snack-di-mais',
      picture: 'popcorn',
      brands: ['CROCCADORO', 'BOTTEGA'],
      nutrition: [2000, 22, 2.5, 58, 2, 6, 7, 1.5],
    },
    [
      {
        name: '{}',
        price: 1.49,
        formats: ['busta 110 g'],
        variants: [
          {
            name: 'Popcorn salato | Salziges Popcorn | Salted popcorn',
            ingredients: 'mais da popcorn, olio di semi di girasole, sale',
          },
          {
            name: 'Popcorn dolce | Süßes Popcorn | Sweet popcorn',
            ingredients: 'mais da popcorn, zucchero, olio di semi di girasole',
          },
          { name: 'Tortilla chips', ingredients: 'mais, olio di semi di girasole, sale', picture: 'taco' },
          {
            name: 'Sfogliatine di mais al formaggio | Maissnacks mit Käse | Cheese corn puffs',
            ingredients: 'mais, formaggio, olio di semi di girasole, sale',
            picture: 'corn',
          },
        ],
      },
      {
        name: 'Popcorn per microonde | Mikrowellen-Popcorn | Microwave popcorn',
        price: 1.99,
        formats: ['3 × 90 g'],
        ingredients: 'mais da popcorn, olio di semi di girasole, sale',
      },
      {
        name: 'Mais per popcorn | Popcornmais | Popping corn',
        price: 0.99,
        formats: ['busta 400 g'],
        picture: 'corn',
        ingredients: 'mais da popcorn',
        vat: 10,
      },
    ],
  ),
  ...shelf(
    {
      ...dry,
      shelf: 'arachidi-e-pistacchi',
      picture: 'peanuts',
      brands: ['NOCELLA', 'CROCCADORO', 'BOTTEGA'],
      nutrition: [2500, 50, 7, 12, 4, 8.5, 26, 1],
    },
    [
      {
        name: '{}',
        price: 1.89,
        formats: ['busta 200 g', 'busta 500 g'],
        variants: [
          {
            name: 'Arachidi tostate e salate | Geröstete, gesalzene Erdnüsse | Roasted salted peanuts',
            ingredients: 'arachidi, olio di semi di girasole, sale',
          },
          { name: 'Arachidi in guscio | Erdnüsse in der Schale | Peanuts in shell', ingredients: 'arachidi' },
          {
            name: 'Pistacchi tostati e salati | Geröstete, gesalzene Pistazien | Roasted salted pistachios',
            ingredients: 'pistacchi, sale',
            price: 4.99,
            origin: origins.california,
          },
          {
            name: 'Anacardi tostati | Geröstete Cashewkerne | Roasted cashews',
            ingredients: 'anacardi, olio di semi di girasole, sale',
            price: 4.49,
          },
          {
            name: 'Mix aperitivo | Aperitif-Mischung | Aperitif mix',
            ingredients: 'arachidi, mais, anacardi, olio di semi di girasole, sale',
            price: 2.49,
          },
          {
            name: 'Semi di zucca e girasole | Kürbis- und Sonnenblumenkerne | Pumpkin and sunflower seeds',
            ingredients: 'zucca, semi di girasole, sale',
            price: 2.29,
            picture: 'sunflower',
          },
        ],
      },
      {
        name: 'Lupini in salamoia | Lupinen in Lake | Lupins in brine',
        price: 1.79,
        formats: ['busta 250 g'],
        ingredients: 'lupini, acqua, sale',
        brands: ['ORTO VIVO'],
        nutrition: [500, 2.5, 0.4, 7, 0.5, 5, 15, 1.5],
      },
    ],
  ),
  ...shelf(
    {
      ...dry,
      shelf: 'barrette-ai-cereali',
      picture: 'chocolate',
      brands: ['CHICCOLIETO', 'BOTTEGA', 'TERRABRUNA BIO'],
      nutrition: [1750, 14, 3.5, 62, 25, 5, 8, 0.3],
    },
    [
      {
        name: 'Barrette {} | Riegel {} | {} bars',
        price: 2.19,
        formats: ['6 × 21 g', '3 × 40 g'],
        variants: [
          {
            name: 'cioccolato fondente | Zartbitterschokolade | Dark chocolate',
            ingredients: 'fiocchi di avena, cioccolato fondente, sciroppo di glucosio',
          },
          {
            name: 'frutti rossi | rote Früchte | Red fruit',
            ingredients: 'fiocchi di avena, mirtilli rossi, fragole, sciroppo di glucosio',
            picture: 'strawberry',
          },
          {
            name: 'mandorle e miele | Mandeln und Honig | Almond and honey',
            ingredients: 'mandorle, miele, sciroppo di glucosio, riso',
            price: 2.79,
            picture: 'honey',
          },
          {
            name: 'nocciole | Haselnüsse | Hazelnut',
            ingredients: 'fiocchi di avena, nocciole, sciroppo di glucosio',
            picture: 'chestnut',
          },
        ],
      },
      {
        name: 'Barretta proteica {} | Proteinriegel {} | {} protein bar',
        price: 1.99,
        formats: ['1 pezzo · 50 g'],
        brands: ['CHICCOLIETO', 'BOTTEGA'],
        variants: [
          { name: 'cacao | Kakao | Cocoa', ingredients: 'proteine di soia, cacao, latte scremato in polvere' },
          {
            name: 'arachidi | Erdnuss | Peanut',
            ingredients: 'proteine di soia, arachidi, latte scremato in polvere',
            picture: 'peanuts',
          },
        ],
      },
    ],
  ),
]
