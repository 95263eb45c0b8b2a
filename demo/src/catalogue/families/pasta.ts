import { type Family, shelf } from '../family.ts'
import { origins } from '../origins.ts'

const makers = ['GRANALTO', 'PASTIFICIO ORSENI', 'BOTTEGA']
const dry = {
  vat: 4,
  storage: 'dry',
  origin: origins.italia,
  picture: 'spaghetti',
  classes: ['italia', 'vegan'],
  ingredients: 'semola di grano duro, acqua',
  nutrition: [1500, 1.5, 0.3, 71, 3.2, 3, 13, 0.01],
} as const

export const pastaFamilies: Family[] = [
  ...shelf({ ...dry, shelf: 'pasta-corta' }, [
    {
      name: '{}',
      price: 0.99,
      formats: ['500 g', '1 kg'],
      brands: makers,
      variants: [
        'Penne rigate',
        'Fusilli',
        'Rigatoni',
        'Farfalle',
        'Mezze maniche',
        'Conchiglie',
        'Sedani rigati',
        'Pipe rigate',
        'Tortiglioni',
        'Orecchiette',
        'Caserecce',
        'Mezze penne rigate',
      ],
    },
    {
      name: '{} di Gragnano IGP | {} aus Gragnano g.g.A. | {} from Gragnano PGI',
      price: 2.29,
      formats: ['500 g'],
      brands: ['MASSERIA LUCE'],
      variants: ['Paccheri', 'Calamarata', 'Mezzi rigatoni', 'Fusilloni', 'Vesuvio'],
      origin: origins.campania,
      classes: ['italia', 'igp', 'vegan'],
    },
  ]),
  ...shelf({ ...dry, shelf: 'pasta-lunga' }, [
    {
      name: '{}',
      price: 0.99,
      formats: ['500 g', '1 kg'],
      brands: makers,
      variants: ['Spaghetti n. 5', 'Linguine', 'Bucatini', 'Spaghettini n. 3', 'Vermicelli', 'Capellini'],
    },
    {
      name: '{} di Gragnano IGP | {} aus Gragnano g.g.A. | {} from Gragnano PGI',
      price: 2.29,
      formats: ['500 g'],
      brands: ['MASSERIA LUCE'],
      variants: ['Spaghetti alla chitarra', 'Scialatielli', 'Linguine'],
      origin: origins.campania,
      classes: ['italia', 'igp', 'vegan'],
    },
  ]),
  ...shelf({ ...dry, shelf: 'pastina-e-pasta-per-brodo', picture: 'soup' }, [
    {
      name: '{}',
      price: 0.99,
      formats: ['500 g'],
      brands: ['GRANALTO', 'BOTTEGA'],
      variants: ['Ditalini', 'Stelline', 'Risoni', 'Anellini', 'Quadrucci', 'Tempestine', 'Farfalline'],
    },
  ]),
  ...shelf({ ...dry, shelf: 'pasta-integrale-e-di-legumi', nutrition: [1460, 2.5, 0.5, 64, 3.5, 8, 13, 0.01] }, [
    {
      name: '{} integrali | Vollkorn-{} | Wholemeal {}',
      price: 1.29,
      formats: ['500 g'],
      brands: makers,
      variants: ['Spaghetti', 'Penne', 'Fusilli', 'Rigatoni'],
      ingredients: 'semola integrale di grano duro, acqua',
      classes: ['italia', 'wholemeal', 'vegan'],
    },
    {
      name: 'Fusilli di {} | Fusilli aus {} | {} fusilli',
      price: 2.29,
      formats: ['250 g'],
      brands: ['VERDEMENTE', 'BOTTEGA', 'TERRABRUNA BIO'],
      classes: ['glutenFree', 'vegan'],
      nutrition: [1460, 2, 0.3, 50, 3, 8, 24, 0.02],
      variants: [
        { name: 'lenticchie rosse | roten Linsen | Red lentil', ingredients: 'farina di lenticchie rosse' },
        { name: 'ceci | Kichererbsen | Chickpea', ingredients: 'farina di ceci' },
        { name: 'piselli | Erbsen | Green pea', ingredients: 'farina di piselli' },
      ],
    },
    {
      name: '{} di farro biologici | Bio-Dinkel-{} | Organic spelt {}',
      price: 2.19,
      formats: ['500 g'],
      brands: ['TERRABRUNA BIO', 'BOTTEGA BIO'],
      variants: ['Penne', 'Spaghetti'],
      ingredients: 'farina di farro, acqua',
      classes: ['bio', 'vegan'],
    },
  ]),
  ...shelf(
    {
      ...dry,
      shelf: 'pasta-all-uovo',
      ingredients: 'semola di grano duro, uova',
      nutrition: [1540, 4.2, 1.2, 66, 3, 3, 14.5, 0.1],
      classes: ['italia'],
    },
    [
      {
        name: '{} all’uovo | {} mit Ei | Egg {}',
        price: 1.99,
        formats: ['250 g', '500 g'],
        brands: ['PASTIFICIO ORSENI', 'BOTTEGA'],
        variants: ['Tagliatelle', 'Pappardelle', 'Fettuccine', 'Lasagne', 'Tagliolini'],
      },
    ],
  ),
  ...shelf(
    {
      ...dry,
      shelf: 'pasta-senza-glutine',
      ingredients: 'farina di mais, farina di riso, acqua',
      classes: ['glutenFree', 'vegan'],
      nutrition: [1510, 1.8, 0.4, 78, 0.5, 1.5, 6.5, 0.01],
    },
    [
      {
        name: '{} senza glutine | Glutenfreie {} | Gluten-free {}',
        price: 1.89,
        formats: ['400 g'],
        brands: ['LIBERAMENTE', 'BOTTEGA'],
        variants: [
          'Spaghetti',
          'Penne',
          'Fusilli',
          { name: 'Tagliatelle', ingredients: 'farina di mais, farina di riso, uova', classes: ['glutenFree'] },
        ],
      },
    ],
  ),
  ...shelf(
    {
      vat: 10,
      storage: 'fridge',
      shelf: 'ripiena',
      picture: 'dumpling',
      origin: origins.italia,
      brands: ['PASTIFICIO ORSENI', 'BOTTEGA'],
      nutrition: [1180, 9, 4.5, 37, 3, 2.5, 12, 1.2],
    },
    [
      {
        name: '{}',
        price: 2.99,
        formats: ['vaschetta 250 g', 'vaschetta 500 g'],
        variants: [
          {
            name: 'Tortellini al prosciutto crudo | Tortellini mit Rohschinken | Tortellini with cured ham',
            ingredients:
              'farina di grano tenero, uova, prosciutto crudo, Parmigiano Reggiano DOP, pangrattato di grano',
          },
          {
            name: 'Ravioli ricotta e spinaci | Ravioli mit Ricotta und Spinat | Ricotta and spinach ravioli',
            ingredients: 'farina di grano tenero, uova, ricotta, spinaci, sale',
          },
          {
            name: 'Cappelletti alla carne | Cappelletti mit Fleisch | Meat cappelletti',
            ingredients: 'farina di grano tenero, uova, carne suina, Grana Padano DOP',
          },
          {
            name: 'Ravioli ai funghi porcini | Ravioli mit Steinpilzen | Porcini ravioli',
            ingredients: 'farina di grano tenero, uova, ricotta, funghi porcini',
            price: 3.49,
          },
          {
            name: 'Tortelli di zucca | Kürbistortelli | Pumpkin tortelli',
            picture: 'dumpling',
            ingredients: 'farina di grano tenero, uova, zucca, Grana Padano DOP, noce moscata',
            price: 3.29,
          },
          {
            name: 'Agnolotti piemontesi | Piemonteser Agnolotti | Piedmontese agnolotti',
            ingredients: 'farina di grano tenero, uova, carne bovina, carne suina, spinaci',
            price: 3.79,
            origin: origins.piemonte,
          },
          {
            name: 'Schlutzkrapfen',
            ingredients: 'farina di segale, farina di grano tenero, uova, spinaci, ricotta',
            price: 3.99,
            origin: origins.altoAdige,
            brands: ['MASO ALTO'],
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      vat: 4,
      storage: 'fridge',
      shelf: 'gnocchi-e-sfoglie',
      picture: 'spaghetti',
      origin: origins.italia,
      brands: ['PASTIFICIO ORSENI', 'BOTTEGA'],
    },
    [
      {
        name: 'Gnocchi {} | {} | {} gnocchi',
        price: 1.69,
        formats: ['busta 500 g'],
        picture: 'dumpling',
        nutrition: [720, 0.7, 0.1, 37, 0.8, 2, 3.7, 1.2],
        variants: [
          {
            name: 'di patate | Kartoffelgnocchi | Potato',
            ingredients: 'patate, farina di grano tenero, fecola di patate, sale',
          },
          {
            name: 'di zucca | Kürbisgnocchi | Pumpkin',
            ingredients: 'patate, zucca, farina di grano tenero, sale',
            price: 1.99,
          },
        ],
      },
      {
        name: '{} freschi | Frische {} | Fresh {}',
        price: 1.99,
        formats: ['busta 250 g'],
        ingredients: 'semola di grano duro, uova, acqua',
        nutrition: [1180, 3, 0.9, 52, 2, 2.5, 11, 0.1],
        variants: [
          'Tagliolini',
          'Spaghetti alla chitarra',
          { name: 'Pici', ingredients: 'farina di grano tenero, acqua' },
          { name: 'Pizzoccheri', ingredients: 'farina di grano saraceno, semola di grano duro, acqua', price: 2.29 },
        ],
      },
      {
        name: 'Sfoglia per lasagne | Lasagneblätter | Lasagne sheets',
        price: 1.79,
        formats: ['busta 250 g'],
        ingredients: 'semola di grano duro, uova',
        nutrition: [1180, 3, 0.9, 52, 2, 2.5, 11, 0.1],
      },
      {
        name: 'Canederli {} | {} | {} dumplings',
        price: 3.99,
        formats: ['4 × 80 g'],
        picture: 'dumpling',
        brands: ['MASO ALTO'],
        vat: 10,
        origin: origins.altoAdige,
        variants: [
          { name: 'allo speck | Speckknödel | Speck', ingredients: 'pane di grano, speck, uova, latte, prezzemolo' },
          {
            name: 'agli spinaci | Spinatknödel | Spinach',
            ingredients: 'pane di grano, spinaci, uova, formaggio, latte',
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      vat: 4,
      storage: 'dry',
      shelf: 'riso',
      picture: 'rice',
      ingredients: 'riso',
      origin: origins.piemonte,
      classes: ['italia', 'glutenFree', 'vegan'],
      nutrition: [1480, 0.6, 0.2, 79, 0.2, 1, 7, 0.01],
    },
    [
      {
        name: 'Riso {} | {}-Reis | {} rice',
        price: 2.79,
        formats: ['scatola 1 kg', 'scatola 500 g'],
        brands: ['RISERIA DORATA', 'BOTTEGA', 'TERRABRUNA BIO'],
        variants: [
          { name: 'Carnaroli', price: 3.29 },
          'Arborio',
          { name: 'Vialone Nano', origin: origins.veneto, price: 3.19 },
          { name: 'Roma', price: 2.49 },
          { name: 'Originario', price: 1.99 },
        ],
      },
      {
        name: 'Riso {} | {} | {} rice',
        price: 2.69,
        formats: ['scatola 1 kg'],
        brands: ['RISERIA DORATA', 'BOTTEGA'],
        variants: [
          { name: 'parboiled | Parboiled-Reis | Parboiled', price: 2.29 },
          {
            name: 'Basmati | Basmatireis | Basmati',
            origin: 'India | Indien | India',
            price: 3.49,
            classes: ['glutenFree', 'vegan'],
          },
          { name: 'integrale | Vollkornreis | Brown', classes: ['italia', 'glutenFree', 'vegan', 'wholemeal'] },
          { name: 'Venere nero | Schwarzer Venere-Reis | Black Venere', price: 4.49 },
        ],
      },
      {
        name: 'Risotto pronto {} | Risotto-Mischung {} | Risotto mix, {}',
        price: 1.89,
        formats: ['busta 175 g'],
        brands: ['RISERIA DORATA', 'BOTTEGA'],
        vat: 10,
        variants: [
          {
            name: 'alla milanese | mit Safran | saffron',
            ingredients: 'riso, cipolla, zafferano, estratto di lievito, sale',
          },
          {
            name: 'ai funghi porcini | mit Steinpilzen | porcini',
            ingredients: 'riso, funghi porcini, cipolla, estratto di lievito, sale',
          },
          {
            name: 'agli asparagi | mit Spargel | asparagus',
            ingredients: 'riso, asparagi, cipolla, estratto di lievito, sale',
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      vat: 4,
      storage: 'dry',
      shelf: 'farro-orzo-e-quinoa',
      picture: 'wheat',
      brands: ['RISERIA DORATA', 'BOTTEGA', 'TERRABRUNA BIO'],
      nutrition: [1430, 2.5, 0.4, 67, 2.7, 7, 15, 0.01],
      classes: ['vegan'],
    },
    [
      {
        name: '{}',
        price: 1.99,
        formats: ['busta 500 g'],
        variants: [
          {
            name: 'Farro perlato | Perldinkel | Pearled spelt',
            ingredients: 'farro perlato',
            origin: origins.umbria,
            classes: ['italia', 'vegan'],
          },
          {
            name: 'Orzo perlato | Perlgraupen | Pearl barley',
            ingredients: 'orzo perlato',
            price: 1.49,
            origin: origins.italia,
            classes: ['italia', 'vegan'],
          },
          {
            name: 'Quinoa',
            ingredients: 'quinoa',
            price: 3.99,
            origin: origins.peru,
            classes: ['glutenFree', 'vegan'],
          },
          {
            name: 'Zuppa ai cereali e legumi | Suppenmischung mit Getreide und Hülsenfrüchten | Grain and pulse soup mix',
            ingredients: 'farro perlato, orzo perlato, lenticchie, fagioli, ceci',
            picture: 'beans',
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      vat: 4,
      storage: 'dry',
      shelf: 'polenta-e-cous-cous',
      picture: 'corn',
      brands: ['MULINO DEI TIGLI', 'BOTTEGA'],
      nutrition: [1500, 1.2, 0.2, 77, 1, 2.5, 8, 0.01],
      classes: ['vegan'],
    },
    [
      {
        name: 'Farina per polenta {} | Polentagrieß {} | Polenta flour, {}',
        price: 1.49,
        formats: ['busta 500 g', 'busta 1 kg'],
        ingredients: 'farina di mais',
        origin: origins.lombardia,
        classes: ['italia', 'glutenFree', 'vegan'],
        variants: [
          'bramata | grob | coarse',
          'fioretto | fein | fine',
          { name: 'istantanea | Schnellkoch | instant', price: 1.69 },
        ],
      },
      {
        name: 'Polenta taragna | Polenta mit Buchweizen | Buckwheat polenta',
        price: 2.29,
        formats: ['busta 500 g'],
        ingredients: 'farina di mais, farina di grano saraceno',
        origin: origins.lombardia,
      },
      {
        name: 'Cous cous {} | {} | {} couscous',
        price: 1.29,
        formats: ['scatola 500 g'],
        picture: 'bowl',
        variants: [
          { name: 'medio | Couscous, mittel | Medium', ingredients: 'cous cous di grano' },
          {
            name: 'integrale | Vollkorn-Couscous | Wholemeal',
            ingredients: 'semola integrale di grano duro',
            classes: ['vegan', 'wholemeal'],
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      vat: 4,
      storage: 'dry',
      shelf: 'farine',
      picture: 'wheat',
      brands: ['MULINO DEI TIGLI', 'BOTTEGA', 'TERRABRUNA BIO'],
      nutrition: [1450, 1, 0.2, 72, 1.5, 2.5, 11, 0.01],
      classes: ['vegan'],
    },
    [
      {
        name: 'Farina {} | {} | {} flour',
        price: 0.99,
        formats: ['sacchetto 1 kg'],
        variants: [
          { name: '00 di grano tenero | Weizenmehl Type 00 | Type 00 wheat', ingredients: 'farina di grano tenero' },
          { name: '0 manitoba | Manitoba-Mehl | Manitoba', ingredients: 'farina di grano tenero', price: 1.49 },
          {
            name: 'integrale | Weizenvollkornmehl | Wholemeal wheat',
            ingredients: 'farina integrale di grano tenero',
            price: 1.29,
            classes: ['vegan', 'wholemeal'],
          },
          { name: 'di farro | Dinkelmehl | Spelt', ingredients: 'farina di farro', price: 2.29 },
          { name: 'di segale | Roggenmehl | Rye', ingredients: 'farina di segale', price: 1.89 },
          { name: 'per pizza | Pizzamehl | Pizza', ingredients: 'farina di grano tenero', price: 1.29 },
        ],
      },
      {
        name: 'Semola rimacinata di grano duro | Doppelt gemahlener Hartweizengrieß | Twice-milled durum semolina',
        price: 1.39,
        formats: ['sacchetto 1 kg'],
        ingredients: 'semola rimacinata di grano duro',
        origin: origins.puglia,
      },
      {
        name: 'Farina {} senza glutine | Glutenfreies {} | Gluten-free {} flour',
        price: 2.49,
        formats: ['busta 500 g'],
        brands: ['LIBERAMENTE', 'BOTTEGA'],
        classes: ['glutenFree', 'vegan'],
        variants: [
          { name: 'di riso | Reismehl | rice', ingredients: 'farina di riso' },
          { name: 'di ceci | Kichererbsenmehl | chickpea', ingredients: 'farina di ceci' },
          { name: 'di castagne | Kastanienmehl | chestnut', ingredients: 'farina di castagne', price: 4.99 },
          {
            name: 'di grano saraceno | Buchweizenmehl | buckwheat',
            ingredients: 'farina di grano saraceno',
            price: 2.99,
          },
        ],
      },
    ],
  ),
  ...shelf(
    { vat: 10, storage: 'dry', shelf: 'lieviti-e-amidi', picture: 'wheat', brands: ['MULINO DEI TIGLI', 'BOTTEGA'] },
    [
      {
        name: 'Lievito {} | {} | {}',
        price: 0.99,
        formats: ['3 bustine · 48 g'],
        variants: [
          { name: 'per dolci | Backpulver | Baking powder', ingredients: 'agenti lievitanti, amido di mais' },
          {
            name: 'per pizze | Backpulver für Pizza | Baking powder for pizza',
            ingredients: 'agenti lievitanti, amido di mais',
          },
          {
            name: 'di birra secco | Trockenhefe | Dried yeast',
            ingredients: 'lievito di birra',
            formats: ['3 bustine · 21 g'],
          },
        ],
      },
      {
        name: '{}',
        price: 1.29,
        formats: ['scatola 250 g'],
        variants: [
          { name: 'Amido di mais | Maisstärke | Cornflour', ingredients: 'amido di mais', picture: 'corn' },
          {
            name: 'Fecola di patate | Kartoffelstärke | Potato starch',
            ingredients: 'fecola di patate',
            picture: 'potato',
          },
        ],
      },
      {
        name: 'Vanillina | Vanillinzucker | Vanillin sugar',
        price: 0.79,
        formats: ['6 bustine · 3 g'],
        ingredients: 'zucchero, aromi',
      },
    ],
  ),
  ...shelf(
    {
      vat: 10,
      storage: 'dry',
      shelf: 'pangrattato-e-panature',
      picture: 'bread',
      brands: ['MULINO DEI TIGLI', 'BOTTEGA'],
      nutrition: [1500, 1.8, 0.4, 73, 3, 4, 11.5, 1.2],
    },
    [
      {
        name: 'Pangrattato {} | Paniermehl {} | {} breadcrumbs',
        price: 0.99,
        formats: ['busta 500 g'],
        variants: [
          { name: 'classico | klassisch | Classic', ingredients: 'pangrattato di grano' },
          {
            name: 'senza glutine | glutenfrei | Gluten-free',
            ingredients: 'farina di mais, farina di riso',
            price: 2.49,
            classes: ['glutenFree'],
            brands: ['LIBERAMENTE'],
          },
        ],
      },
      {
        name: 'Crostini dorati | Geröstete Brotwürfel | Croutons',
        price: 1.39,
        formats: ['busta 200 g'],
        ingredients: 'farina di grano tenero, olio di semi di girasole, sale',
      },
    ],
  ),
]
