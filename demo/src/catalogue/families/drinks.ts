import { type Family, shelf } from '../family.ts'
import { origins } from '../origins.ts'

const bottled = { vat: 22, storage: 'bottle' } as const
const zero = [4, 0, 0, 0.1, 0, 0, 0, 0.02] as const
const sweet = [180, 0, 0, 10.5, 10.5, 0, 0, 0.01] as const

export const drinkFamilies: Family[] = [
  ...shelf({ ...bottled, shelf: 'acqua-naturale', picture: 'droplet', classes: ['italia', 'limitWater'] }, [
    {
      name: 'Acqua minerale naturale | Stilles Mineralwasser | Still mineral water',
      price: 0.39,
      formats: ['bottiglia 1,5 l', 'bottiglia 50 cl'],
      packOf: 6,
      brands: ['SORGENTE DEL PINO', 'ALTACIMA', 'BOTTEGA'],
      origin: origins.italia,
    },
    {
      name: 'Acqua minerale naturale in vetro | Stilles Mineralwasser in Glasflasche | Still mineral water in glass',
      price: 0.85,
      formats: ['bottiglia 1 l'],
      brands: ['ALTACIMA'],
      origin: origins.trentino,
      packOf: 6,
    },
    {
      name: 'Acqua minimamente mineralizzata | Mineralarmes Wasser | Low-mineral water',
      price: 0.59,
      formats: ['bottiglia 1,5 l'],
      packOf: 6,
      brands: ['ALTACIMA'],
      origin: origins.piemonte,
    },
    {
      name: 'Acqua naturale in boccione | Stilles Wasser, Großflasche | Still water, large bottle',
      price: 1.29,
      formats: ['boccione 5 l'],
      brands: ['SORGENTE DEL PINO', 'BOTTEGA'],
    },
  ]),
  ...shelf(
    {
      ...bottled,
      shelf: 'acqua-frizzante-ed-effervescente',
      picture: 'bubbles',
      classes: ['italia', 'limitWater'],
      ingredients: 'acqua minerale, anidride carbonica',
    },
    [
      {
        name: 'Acqua minerale {} | Mineralwasser {} | {} mineral water',
        price: 0.42,
        formats: ['bottiglia 1,5 l', 'bottiglia 50 cl'],
        packOf: 6,
        brands: ['FONTE ARGENTA', 'SORGENTE DEL PINO', 'BOTTEGA'],
        variants: [
          'frizzante | mit viel Kohlensäure | Sparkling',
          'leggermente frizzante | mit wenig Kohlensäure | Lightly sparkling',
          {
            name: 'effervescente naturale | mit natürlicher Kohlensäure | Naturally effervescent',
            price: 0.69,
            brands: ['FONTE ARGENTA'],
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...bottled,
      shelf: 'cole-aranciate-e-gassose',
      picture: 'soft-drink',
      brands: ['FRIZZALLEGRA', 'BOTTEGA'],
      nutrition: sweet,
    },
    [
      {
        name: '{}',
        price: 1.29,
        formats: ['bottiglia 1,5 l', '6 × 33 cl'],
        variants: [
          { name: 'Cola', ingredients: 'acqua, zucchero, anidride carbonica, colorante: caramello, caffeina' },
          {
            name: 'Cola zero | Cola Zero | Cola zero',
            ingredients: 'acqua, anidride carbonica, colorante: caramello, caffeina',
            nutrition: zero,
            classes: ['noSugar'],
          },
          {
            name: 'Aranciata | Orangenlimonade | Orangeade',
            ingredients: 'acqua, succo di arancia, zucchero, anidride carbonica',
            picture: 'orange',
          },
          {
            name: 'Aranciata amara | Bitterorangenlimonade | Bitter orangeade',
            ingredients: 'acqua, succo di arancia, zucchero, anidride carbonica',
            picture: 'orange',
          },
          {
            name: 'Limonata | Zitronenlimonade | Lemonade',
            ingredients: 'acqua, succo di limone, zucchero, anidride carbonica',
            picture: 'lemon',
          },
          {
            name: 'Gassosa | Süße Limonade | Clear lemonade',
            ingredients: 'acqua, zucchero, anidride carbonica, acido citrico',
            price: 0.99,
            picture: 'bubbles',
          },
          {
            name: 'Chinotto | Chinotto | Chinotto',
            ingredients: 'acqua, zucchero, estratto di agrumi, anidride carbonica',
          },
        ],
      },
      {
        name: 'Limonata siciliana biologica | Sizilianische Bio-Limonade | Organic Sicilian lemonade',
        price: 3.49,
        formats: ['4 × 27,5 cl'],
        brands: ['TERRABRUNA BIO'],
        ingredients: 'acqua, succo di limone, zucchero di canna, anidride carbonica',
        picture: 'lemon',
        classes: ['bio', 'italia'],
        nutrition: sweet,
      },
    ],
  ),
  ...shelf(
    {
      ...bottled,
      shelf: 'te-freddi',
      picture: 'soft-drink',
      brands: ['GIARDINO LENTO', 'BOTTEGA'],
      nutrition: [85, 0, 0, 4.8, 4.8, 0, 0, 0],
    },
    [
      {
        name: 'Tè freddo {} | Eistee {} | Iced tea, {}',
        price: 1.39,
        formats: ['bottiglia 1,5 l', '6 × 50 cl', '3 × 20 cl'],
        variants: [
          {
            name: 'al limone | Zitrone | lemon',
            ingredients: 'infuso di tè, zucchero, succo di limone',
            picture: 'lemon',
          },
          {
            name: 'alla pesca | Pfirsich | peach',
            ingredients: 'infuso di tè, zucchero, succo di pesca',
            picture: 'peach',
          },
          {
            name: 'verde | Grüntee | green tea',
            ingredients: 'infuso di tè, zucchero, succo di limone',
            picture: 'tea',
          },
          {
            name: 'alla pesca senza zuccheri | Pfirsich, zuckerfrei | peach, sugar-free',
            ingredients: 'infuso di tè, succo di pesca, stevia',
            classes: ['noSugar'],
            nutrition: zero,
            picture: 'peach',
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...bottled,
      shelf: 'toniche-ginger-e-sciroppi',
      picture: 'bubbles',
      brands: ['FRIZZALLEGRA', 'BOTTEGA'],
      nutrition: [150, 0, 0, 8.8, 8.8, 0, 0, 0],
    },
    [
      {
        name: '{}',
        price: 1.49,
        formats: ['bottiglia 1 l', '4 × 20 cl'],
        variants: [
          {
            name: 'Acqua tonica | Tonic Water | Tonic water',
            ingredients: 'acqua, zucchero, anidride carbonica, chinino',
          },
          {
            name: 'Ginger beer',
            ingredients: 'acqua, zucchero, zenzero, anidride carbonica',
            picture: 'ginger',
            price: 1.99,
          },
          { name: 'Soda', ingredients: 'acqua, anidride carbonica', price: 0.99 },
        ],
      },
      {
        name: 'Sciroppo di {} | {}sirup | {} syrup',
        price: 2.99,
        formats: ['bottiglia 50 cl'],
        brands: ['MASO ALTO', 'BOTTEGA'],
        nutrition: [1300, 0, 0, 76, 76, 0, 0, 0],
        variants: [
          { name: 'menta | Minz | Mint', ingredients: 'zucchero, acqua, menta', picture: 'herb' },
          {
            name: 'sambuco | Holunder | Elderflower',
            ingredients: 'zucchero, acqua, estratti di erbe, acido citrico',
            picture: 'bouquet',
          },
          { name: 'lampone | Himbeer | Raspberry', ingredients: 'zucchero, acqua, lamponi', picture: 'strawberry' },
          { name: 'amarena | Sauerkirsch | Sour cherry', ingredients: 'zucchero, acqua, amarene', picture: 'cherries' },
        ],
      },
    ],
  ),
  ...shelf({ ...bottled, shelf: 'energy-e-sport-drink', picture: 'soft-drink', brands: ['SCATTO', 'BOTTEGA'] }, [
    {
      name: 'Energy drink {} | Energydrink {} | {} energy drink',
      price: 1.29,
      formats: ['lattina 25 cl', '4 × 25 cl'],
      features:
        'Elevato tenore di caffeina. Non raccomandato per bambini e donne in gravidanza o allattamento. | Erhöhter Koffeingehalt. Für Kinder und schwangere oder stillende Frauen nicht empfohlen. | High caffeine content. Not recommended for children or pregnant or breast-feeding women.',
      variants: [
        {
          name: 'classico | klassisch | Classic',
          ingredients: 'acqua, zucchero, anidride carbonica, taurina, caffeina',
          nutrition: [195, 0, 0, 11, 11, 0, 0, 0.2],
        },
        {
          name: 'zero | ohne Zucker | Zero',
          ingredients: 'acqua, anidride carbonica, taurina, caffeina',
          nutrition: zero,
          classes: ['noSugar'],
        },
      ],
    },
    {
      name: 'Bevanda isotonica {} | Isotonisches Getränk {} | Isotonic drink, {}',
      price: 1.19,
      formats: ['bottiglia 50 cl'],
      nutrition: [105, 0, 0, 6, 6, 0, 0, 0.1],
      variants: [
        {
          name: 'all’arancia | Orange | orange',
          ingredients: 'acqua, zucchero, sale, succo di arancia',
          picture: 'orange',
        },
        {
          name: 'al limone | Zitrone | lemon',
          ingredients: 'acqua, zucchero, sale, succo di limone',
          picture: 'lemon',
        },
      ],
    },
  ]),
  ...shelf(
    {
      ...bottled,
      shelf: 'aperitivi-analcolici',
      picture: 'tropical-drink',
      brands: ['ROSSO ALLEGRO', 'BOTTEGA'],
      nutrition: [200, 0, 0, 11, 11, 0, 0, 0],
    },
    [
      {
        name: '{}',
        price: 3.99,
        formats: ['10 × 10 cl', '5 × 10 cl'],
        variants: [
          {
            name: 'Aperitivo rosso analcolico | Roter Aperitif ohne Alkohol | Red alcohol-free aperitif',
            ingredients: 'acqua, zucchero, estratti di erbe, anidride carbonica',
          },
          {
            name: 'Aperitivo biondo analcolico | Heller Aperitif ohne Alkohol | Blond alcohol-free aperitif',
            ingredients: 'acqua, zucchero, estratti di erbe, anidride carbonica',
          },
          {
            name: 'Cedrata | Zedratzitronen-Limonade | Citron soda',
            ingredients: 'acqua, zucchero, estratto di agrumi, anidride carbonica',
            picture: 'lemon',
          },
        ],
      },
    ],
  ),
  ...shelf({ ...bottled, shelf: 'succhi-e-nettari', picture: 'juice', nutrition: [220, 0.1, 0, 12, 12, 0.3, 0.3, 0] }, [
    {
      name: 'Nettare di {} | {}nektar | {} nectar',
      price: 1.49,
      formats: ['brick 1 l', '6 × 20 cl', '3 × 20 cl'],
      brands: ['FRUTTAVIVA', 'BOTTEGA'],
      variants: [
        { name: 'pera | Birnen | Pear', ingredients: 'succo di pera, acqua, zucchero' },
        { name: 'pesca | Pfirsich | Peach', ingredients: 'succo di pesca, acqua, zucchero' },
        { name: 'albicocca | Aprikosen | Apricot', ingredients: 'succo di albicocca, acqua, zucchero' },
      ],
    },
    {
      name: 'Succo {} 100 % | {} 100 % | 100 % {} juice',
      price: 1.89,
      formats: ['brick 1 l', '3 × 20 cl'],
      brands: ['FRUTTAVIVA', 'BOTTEGA', 'TERRABRUNA BIO'],
      classes: ['noSugar', 'vegan'],
      variants: [
        { name: 'di arancia | Orangensaft | orange', ingredients: 'succo di arancia' },
        { name: 'di mela | Apfelsaft | apple', ingredients: 'succo di mela' },
        { name: 'di ananas | Ananassaft | pineapple', ingredients: 'succo di ananas' },
        { name: 'di pompelmo | Grapefruitsaft | grapefruit', ingredients: 'succo di pompelmo' },
        { name: 'ACE | Multivitaminsaft ACE | ACE', ingredients: 'succo di arancia, succo di carota, succo di limone' },
      ],
    },
    {
      name: 'Succo di mela {} | {} | {} apple juice',
      price: 2.99,
      formats: ['bottiglia 1 l'],
      brands: ['MASO ALTO'],
      origin: origins.altoAdige,
      classes: ['italia', 'mountain', 'noSugar'],
      ingredients: 'succo di mela',
      variants: [
        'torbido dell’Alto Adige | Naturtrüber Südtiroler Apfelsaft | Cloudy South Tyrolean',
        { name: 'di montagna | Bergapfelsaft | Mountain', price: 3.79 },
      ],
    },
    {
      name: 'Succo di {} puro | {} pur | Pure {} juice',
      price: 3.99,
      formats: ['bottiglia 75 cl'],
      brands: ['TERRABRUNA BIO', 'BOSCOVERDE'],
      classes: ['noSugar', 'bio'],
      variants: [
        { name: 'melagrana | Granatapfelsaft | pomegranate', ingredients: 'succo di melagrana' },
        { name: 'mirtillo | Heidelbeersaft | blueberry', ingredients: 'succo di mirtillo', price: 5.49 },
      ],
    },
    {
      name: 'Succo di pomodoro | Tomatensaft | Tomato juice',
      price: 1.69,
      formats: ['bottiglia 70 cl'],
      brands: ['SOLERINA', 'BOTTEGA'],
      ingredients: 'succo di pomodoro, sale',
      picture: 'tomato',
      nutrition: [75, 0.1, 0, 3.3, 3, 0.5, 0.8, 0.5],
    },
  ]),
  ...shelf(
    {
      vat: 22,
      storage: 'fridge',
      shelf: 'spremute-fresche',
      picture: 'juice',
      brands: ['SOLARA', 'BOTTEGA'],
      nutrition: [190, 0.1, 0, 10, 9.5, 0.4, 0.7, 0],
      classes: ['noSugar', 'vegan'],
    },
    [
      {
        name: '{}',
        price: 2.79,
        formats: ['bottiglia 250 ml', 'bottiglia 750 ml'],
        variants: [
          {
            name: 'Spremuta di arancia | Frisch gepresster Orangensaft | Freshly squeezed orange juice',
            ingredients: 'succo di arancia',
            picture: 'orange',
          },
          {
            name: 'Spremuta di arancia rossa | Frisch gepresster Blutorangensaft | Freshly squeezed blood orange juice',
            ingredients: 'succo di arancia',
            picture: 'orange',
            price: 2.99,
          },
          {
            name: 'Smoothie mango e ananas | Smoothie Mango und Ananas | Mango and pineapple smoothie',
            ingredients: 'mango, succo di ananas, banane',
            picture: 'mango',
          },
          {
            name: 'Smoothie ai frutti di bosco | Waldbeeren-Smoothie | Berry smoothie',
            ingredients: 'frutti di bosco, succo di mela, banane',
            picture: 'blueberries',
          },
          {
            name: 'Estratto verde | Grüner Gemüsesaft | Green juice',
            ingredients: 'succo di mela, spinaci, sedano, zenzero',
            picture: 'leafy-green',
          },
        ],
      },
    ],
  ),
]
