import { type Family, shelf } from '../family.ts'
import { origins } from '../origins.ts'

export const cheeseFamilies: Family[] = [
  ...shelf(
    {
      vat: 4,
      storage: 'fridge',
      origin: origins.italia,
      picture: 'cheese',
      shelf: 'mozzarelle-e-burrate',
      ingredients: 'latte fresco pastorizzato, sale, caglio, fermenti lattici',
      nutrition: [1030, 18, 12.5, 1, 1, 0, 18, 0.6],
    },
    [
      {
        name: 'Mozzarella {} | Mozzarella {} | {} mozzarella',
        price: 1.49,
        formats: ['busta 125 g', '3 × 125 g'],
        brands: ['VALLE BIANCA', 'MALGA SERENA', 'BOTTEGA'],
        variants: [
          'fior di latte | aus Kuhmilch | Cow’s milk',
          {
            name: 'senza lattosio | laktosefrei | Lactose-free',
            ingredients: 'latte delattosato, sale, caglio, fermenti lattici',
            classes: ['lactoseFree'],
          },
          { name: 'light | leicht | Light', nutrition: [700, 9, 6, 1.5, 1.5, 0, 19, 0.6] },
        ],
      },
      {
        name: 'Mozzarella di bufala campana DOP | Büffelmozzarella aus Kampanien g.U. | Campania buffalo mozzarella PDO',
        price: 2.79,
        formats: ['busta 125 g', 'busta 250 g', 'vaschetta 500 g'],
        brands: ['MASSERIA LUCE', 'BOTTEGA'],
        ingredients: 'latte di bufala, sale, caglio',
        classes: ['italia', 'dop'],
        origin: origins.campania,
      },
      {
        name: '{}',
        price: 2.99,
        formats: ['busta 125 g', 'busta 250 g'],
        brands: ['MASSERIA LUCE', 'BOTTEGA'],
        origin: origins.puglia,
        variants: [
          {
            name: 'Burrata',
            ingredients: 'latte fresco pastorizzato, panna, sale, caglio',
            nutrition: [1150, 25, 17, 1.5, 1.5, 0, 12, 0.6],
          },
          {
            name: 'Stracciatella',
            ingredients: 'latte fresco pastorizzato, panna, sale, caglio',
            nutrition: [1150, 25, 17, 1.5, 1.5, 0, 12, 0.6],
          },
        ],
      },
      {
        name: 'Ciliegine di mozzarella | Mozzarella-Bällchen | Mozzarella cherries',
        price: 1.99,
        formats: ['busta 200 g'],
        brands: ['VALLE BIANCA', 'BOTTEGA'],
      },
      {
        name: 'Scamorza {} | Scamorza {} | {} scamorza',
        price: 2.99,
        formats: ['busta 250 g'],
        brands: ['VALLE BIANCA', 'BOTTEGA'],
        variants: ['bianca | natur | Plain', 'affumicata | geräuchert | Smoked'],
      },
    ],
  ),
  ...shelf(
    {
      vat: 4,
      storage: 'fridge',
      picture: 'cheese',
      shelf: 'formaggi-freschi-e-spalmabili',
      brands: ['MALGA SERENA', 'VALLE BIANCA', 'BOTTEGA'],
    },
    [
      {
        name: 'Ricotta {} | Ricotta {} | {} ricotta',
        price: 1.59,
        formats: ['vaschetta 250 g', 'vaschetta 500 g'],
        variants: [
          { name: 'vaccina | aus Kuhmilch | Cow’s milk', ingredients: 'siero di latte, latte, panna, sale' },
          {
            name: 'di pecora | aus Schafsmilch | Sheep’s milk',
            ingredients: 'siero di latte, latte di pecora, sale',
            price: 2.29,
            brands: ['MALGA SERENA'],
          },
        ],
        nutrition: [640, 11, 7.5, 3.5, 3.5, 0, 9, 0.3],
      },
      {
        name: 'Formaggio spalmabile {} | Frischkäse {} | Cream cheese, {}',
        price: 1.79,
        formats: ['vaschetta 150 g', 'vaschetta 250 g'],
        variants: [
          { name: 'classico | natur | plain', ingredients: 'latte, panna, sale, fermenti lattici' },
          { name: 'alle erbe | mit Kräutern | with herbs', ingredients: 'latte, panna, erbe aromatiche, sale' },
          {
            name: 'light | leicht | light',
            ingredients: 'latte scremato, panna, sale',
            nutrition: [620, 10, 6.5, 5, 5, 0, 9, 0.8],
          },
        ],
        nutrition: [1000, 23, 15.5, 3.5, 3.5, 0, 5.5, 0.8],
      },
      {
        name: '{}',
        price: 1.89,
        formats: ['vaschetta 200 g'],
        nutrition: [1150, 24, 17, 1.5, 1, 0, 14, 0.9],
        variants: [
          { name: 'Robiola', ingredients: 'latte, sale, caglio, fermenti lattici' },
          { name: 'Crescenza', ingredients: 'latte, sale, caglio, fermenti lattici' },
          {
            name: 'Squacquerone di Romagna DOP | Squacquerone di Romagna g.U. | Squacquerone di Romagna PDO',
            ingredients: 'latte, sale, caglio',
            price: 2.99,
            classes: ['italia', 'dop'],
            brands: ['VALLE BIANCA'],
          },
          {
            name: 'Caprino fresco | Ziegenfrischkäse | Fresh goat’s cheese',
            ingredients: 'latte di capra, sale, caglio',
            price: 2.49,
          },
          { name: 'Primo sale', ingredients: 'latte, sale, caglio' },
          {
            name: 'Fiocchi di latte | Hüttenkäse | Cottage cheese',
            ingredients: 'latte scremato, panna, sale, fermenti lattici',
            nutrition: [400, 4.3, 2.9, 2.6, 2.6, 0, 11.5, 0.7],
          },
        ],
      },
      {
        name: 'Mascarpone',
        price: 2.49,
        formats: ['vaschetta 250 g', 'vaschetta 500 g'],
        ingredients: 'panna, correttore di acidità: acido citrico',
        nutrition: [1700, 42, 29, 4, 4, 0, 4, 0.1],
      },
    ],
  ),
  ...shelf(
    {
      vat: 4,
      storage: 'fridge',
      picture: 'cheese',
      shelf: 'formaggi-molli-e-semistagionati',
      ingredients: 'latte, sale, caglio',
      nutrition: [1400, 27, 19, 0.5, 0.5, 0, 22, 1.6],
    },
    [
      {
        name: '{}',
        price: 3.29,
        formats: ['trancio 200 g', 'trancio 350 g'],
        brands: ['MALGA SERENA', 'BOTTEGA'],
        variants: [
          {
            name: 'Gorgonzola DOP dolce | Gorgonzola g.U. mild | Mild gorgonzola PDO',
            classes: ['italia', 'dop'],
            origin: origins.piemonte,
            price: 2.99,
          },
          {
            name: 'Gorgonzola DOP piccante | Gorgonzola g.U. kräftig | Strong gorgonzola PDO',
            classes: ['italia', 'dop'],
            origin: origins.piemonte,
            price: 3.29,
          },
          {
            name: 'Taleggio DOP | Taleggio g.U. | Taleggio PDO',
            classes: ['italia', 'dop'],
            origin: origins.lombardia,
          },
          {
            name: 'Asiago DOP fresco | Asiago g.U. jung | Fresh Asiago PDO',
            classes: ['italia', 'dop'],
            origin: origins.veneto,
            price: 2.89,
          },
          {
            name: 'Fontina Valle d’Aosta DOP | Fontina aus dem Aostatal g.U. | Fontina Valle d’Aosta PDO',
            classes: ['italia', 'dop', 'mountain'],
            price: 4.49,
          },
          {
            name: 'Provolone Valpadana DOP dolce | Provolone Valpadana g.U. mild | Mild Provolone Valpadana PDO',
            classes: ['italia', 'dop'],
            price: 2.99,
          },
          {
            name: 'Caciotta mista | Caciotta aus Kuh- und Schafsmilch | Mixed-milk caciotta',
            ingredients: 'latte, latte di pecora, sale, caglio',
            price: 2.99,
          },
          { name: 'Emmentaler', origin: 'Svizzera | Schweiz | Switzerland', price: 2.79 },
          { name: 'Brie', origin: origins.francia, price: 2.49 },
        ],
      },
      {
        name: 'Formaggio a fette {} | Käsescheiben {} | {} cheese slices',
        price: 2.29,
        formats: ['busta 150 g', 'busta 300 g'],
        brands: ['VALLE BIANCA', 'BOTTEGA'],
        variants: ['Edam', 'Gouda', 'per toast | für Toast | Toast'],
      },
      {
        name: 'Feta DOP | Feta g.U. | Feta PDO',
        price: 2.99,
        formats: ['busta 200 g'],
        brands: ['VALLE BIANCA', 'BOTTEGA'],
        ingredients: 'latte di pecora, latte di capra, sale, caglio',
        origin: origins.grecia,
        classes: ['dop'],
      },
      {
        name: 'Formaggini | Schmelzkäseecken | Cheese triangles',
        price: 2.19,
        formats: ['scatola 8 pezzi · 140 g'],
        brands: ['VALLE BIANCA', 'BOTTEGA'],
        ingredients: 'formaggio, acqua, latte scremato in polvere, burro, sale',
      },
    ],
  ),
  ...shelf(
    {
      vat: 4,
      storage: 'fridge',
      picture: 'cheese',
      shelf: 'formaggi-stagionati-e-grattugiati',
      nutrition: [1670, 30, 20, 0, 0, 0, 32, 1.6],
    },
    [
      {
        name: '{}',
        price: 4.99,
        formats: ['trancio 200 g', 'trancio 350 g', 'trancio 1 kg'],
        brands: ['ALPE CHIARA', 'BOTTEGA'],
        variants: [
          {
            name: 'Parmigiano Reggiano DOP 24 mesi | Parmigiano Reggiano g.U. 24 Monate | Parmigiano Reggiano PDO 24 months',
            ingredients: 'latte, sale, caglio',
            classes: ['italia', 'dop', 'lactoseFree'],
            origin: origins.emilia,
          },
          {
            name: 'Parmigiano Reggiano DOP 30 mesi | Parmigiano Reggiano g.U. 30 Monate | Parmigiano Reggiano PDO 30 months',
            ingredients: 'latte, sale, caglio',
            classes: ['italia', 'dop', 'lactoseFree'],
            origin: origins.emilia,
            price: 5.99,
          },
          {
            name: 'Grana Padano DOP 16 mesi | Grana Padano g.U. 16 Monate | Grana Padano PDO 16 months',
            ingredients: 'latte, sale, caglio, lisozima da uovo',
            classes: ['italia', 'dop', 'lactoseFree'],
            origin: origins.lombardia,
            price: 3.69,
          },
          {
            name: 'Pecorino Romano DOP | Pecorino Romano g.U. | Pecorino Romano PDO',
            ingredients: 'latte di pecora, sale, caglio',
            classes: ['italia', 'dop'],
            origin: origins.sardegna,
            price: 4.29,
          },
        ],
      },
      {
        name: '{}',
        price: 3.49,
        formats: ['trancio 250 g'],
        brands: ['ALPE CHIARA', 'BOTTEGA'],
        variants: [
          {
            name: 'Pecorino Toscano DOP | Pecorino Toscano g.U. | Pecorino Toscano PDO',
            ingredients: 'latte di pecora, sale, caglio',
            classes: ['italia', 'dop'],
            origin: origins.toscana,
          },
          {
            name: 'Pecorino Sardo DOP | Pecorino Sardo g.U. | Pecorino Sardo PDO',
            ingredients: 'latte di pecora, sale, caglio',
            classes: ['italia', 'dop'],
            origin: origins.sardegna,
          },
          {
            name: 'Caciocavallo silano DOP | Caciocavallo Silano g.U. | Caciocavallo Silano PDO',
            ingredients: 'latte, sale, caglio',
            classes: ['italia', 'dop'],
            origin: origins.calabria,
          },
        ],
      },
      {
        name: '{} grattugiato | {}, gerieben | Grated {}',
        price: 2.29,
        formats: ['busta 100 g', 'busta 200 g'],
        brands: ['ALPE CHIARA', 'BOTTEGA'],
        variants: [
          { name: 'Grana Padano DOP | Grana Padano g.U. | Grana Padano PDO', ingredients: 'Grana Padano DOP' },
          {
            name: 'Parmigiano Reggiano DOP | Parmigiano Reggiano g.U. | Parmigiano Reggiano PDO',
            ingredients: 'Parmigiano Reggiano DOP',
            price: 2.89,
          },
          {
            name: 'Pecorino Romano DOP | Pecorino Romano g.U. | Pecorino Romano PDO',
            ingredients: 'pecorino romano DOP',
            price: 2.59,
          },
        ],
        classes: ['italia', 'dop'],
      },
      {
        name: 'Parmigiano Reggiano DOP 36 mesi al taglio | Parmigiano Reggiano g.U. 36 Monate, frisch geschnitten | Parmigiano Reggiano PDO 36 months, cut to order',
        price: 29.9,
        loose: { first: 300, step: 100, from: 'counter' },
        brands: ['ALPE CHIARA'],
        ingredients: 'latte, sale, caglio',
        classes: ['italia', 'dop'],
        origin: origins.emilia,
      },
    ],
  ),
  ...shelf(
    {
      vat: 4,
      storage: 'fridge',
      picture: 'cheese',
      shelf: 'formaggi-di-montagna',
      brands: ['MASO ALTO'],
      ingredients: 'latte, sale, caglio',
      nutrition: [1500, 29, 20, 0.5, 0.5, 0, 24, 1.6],
      classes: ['italia', 'mountain'],
    },
    [
      {
        name: '{}',
        price: 4.29,
        formats: ['trancio 250 g'],
        variants: [
          {
            name: 'Stelvio DOP | Stilfser g.U. | Stelvio PDO',
            classes: ['italia', 'dop', 'mountain'],
            origin: origins.altoAdige,
          },
          {
            name: 'Puzzone di Moena DOP | Puzzone di Moena g.U. | Puzzone di Moena PDO',
            classes: ['italia', 'dop', 'mountain'],
            origin: origins.trentino,
            price: 4.99,
          },
          { name: 'Formaggio di malga | Almkäse | Alpine dairy cheese', origin: origins.altoAdige, price: 4.79 },
          {
            name: 'Bitto DOP | Bitto g.U. | Bitto PDO',
            classes: ['italia', 'dop', 'mountain'],
            origin: origins.lombardia,
            price: 6.49,
          },
          {
            name: 'Valtellina Casera DOP | Valtellina Casera g.U. | Valtellina Casera PDO',
            classes: ['italia', 'dop', 'mountain'],
            origin: origins.lombardia,
            price: 4.49,
          },
          {
            name: 'Graukäse della Valle Aurina | Ahrntaler Graukäse | Ahrntal Graukäse',
            origin: origins.altoAdige,
            nutrition: [560, 2, 1.3, 0.5, 0.5, 0, 28, 2.2],
          },
        ],
      },
      {
        name: 'Toma piemontese DOP al taglio | Toma Piemontese g.U., frisch geschnitten | Toma Piemontese PDO, cut to order',
        price: 15.9,
        loose: { first: 300, step: 100, from: 'counter' },
        classes: ['italia', 'dop', 'mountain'],
        origin: origins.piemonte,
      },
    ],
  ),
]
