import { type Family, shelf } from '../family.ts'
import { origins } from '../origins.ts'

const cured = { vat: 10, storage: 'fridge', origin: origins.italia, picture: 'bacon' } as const
const sliced = ['vaschetta 100 g', 'vaschetta 150 g']
const slicer = { first: 100, step: 50, from: 'counter' } as const
const makers = ['ANTICA NORCELLA', 'BOTTEGA']

export const deliFamilies: Family[] = [
  ...shelf({ ...cured, shelf: 'prosciutto-cotto-e-crudo', nutrition: [900, 13, 4.5, 0.3, 0, 0, 25, 4.2] }, [
    {
      name: 'Prosciutto {} | {} | {}',
      price: 3.99,
      formats: sliced,
      brands: makers,
      variants: [
        {
          name: 'di Parma DOP | Parmaschinken g.U. | Parma ham PDO',
          ingredients: 'coscia suina, sale marino',
          origin: origins.emilia,
          price: 4.49,
          classes: ['italia', 'dop', 'glutenFree'],
        },
        {
          name: 'di San Daniele DOP | San-Daniele-Schinken g.U. | San Daniele ham PDO',
          ingredients: 'coscia suina, sale marino',
          origin: origins.friuli,
          price: 4.79,
          classes: ['italia', 'dop', 'glutenFree'],
        },
        { name: 'crudo stagionato | Rohschinken, gereift | Cured ham', ingredients: 'coscia suina, sale', price: 2.99 },
        {
          name: 'cotto alta qualità | Kochschinken, hohe Qualität | Cooked ham, high quality',
          ingredients:
            'coscia suina, sale, aromi naturali, antiossidante: ascorbato di sodio, conservante: nitrito di sodio',
          nutrition: [560, 6, 2, 1, 1, 0, 19, 1.9],
          price: 2.99,
        },
        {
          name: 'cotto alle erbe | Kochschinken mit Kräutern | Herb-roasted ham',
          ingredients: 'coscia suina, sale, erbe aromatiche, conservante: nitrito di sodio',
          nutrition: [560, 6, 2, 1, 1, 0, 19, 1.9],
          price: 3.29,
        },
      ],
    },
    {
      name: 'Prosciutto {} al taglio | {}, frisch aufgeschnitten | {}, sliced to order',
      price: 32.9,
      loose: slicer,
      brands: ['ANTICA NORCELLA'],
      options: 'thickness',
      variants: [
        {
          name: 'di Parma DOP 24 mesi | Parmaschinken g.U. 24 Monate | Parma ham PDO 24 months',
          ingredients: 'coscia suina, sale marino',
          classes: ['italia', 'dop'],
          origin: origins.emilia,
        },
        {
          name: 'di San Daniele DOP 18 mesi | San-Daniele-Schinken g.U. 18 Monate | San Daniele ham PDO 18 months',
          ingredients: 'coscia suina, sale marino',
          price: 34.9,
          classes: ['italia', 'dop'],
          origin: origins.friuli,
        },
        {
          name: 'cotto alla brace | Gegrillter Kochschinken | Grilled cooked ham',
          ingredients: 'coscia suina, sale, aromi naturali, conservante: nitrito di sodio',
          price: 22.9,
        },
      ],
    },
    {
      name: 'Cubetti di prosciutto {} | {} | {}',
      price: 2.79,
      formats: ['2 × 60 g'],
      brands: makers,
      variants: [
        {
          name: 'cotto | Kochschinkenwürfel | Cooked ham cubes',
          ingredients: 'coscia suina, sale, conservante: nitrito di sodio',
        },
        { name: 'crudo | Rohschinkenwürfel | Cured ham cubes', ingredients: 'coscia suina, sale' },
      ],
    },
  ]),
  ...shelf({ ...cured, shelf: 'salami-e-coppe', nutrition: [1650, 31, 11, 0.8, 0.5, 0, 27, 4.5] }, [
    {
      name: '{}',
      price: 2.79,
      formats: sliced,
      brands: makers,
      variants: [
        {
          name: 'Salame Milano | Mailänder Salami | Milano salami',
          ingredients: 'carne suina, sale, pepe, aglio, conservante: nitrito di sodio',
        },
        {
          name: 'Salame ungherese | Ungarische Salami | Hungarian salami',
          ingredients: 'carne suina, sale, paprica, spezie, conservante: nitrito di sodio',
        },
        {
          name: 'Salame Felino IGP | Felino-Salami g.g.A. | Felino salami PGI',
          ingredients: 'carne suina, sale, pepe, vino bianco',
          price: 3.49,
          classes: ['italia', 'igp'],
          origin: origins.emilia,
        },
        {
          name: 'Coppa di Parma IGP | Coppa di Parma g.g.A. | Coppa di Parma PGI',
          ingredients: 'carne suina, sale, spezie',
          price: 3.49,
          classes: ['italia', 'igp'],
          origin: origins.emilia,
        },
        {
          name: 'Spianata piccante | Scharfe Spianata | Spicy spianata',
          ingredients: 'carne suina, sale, peperoncino, conservante: nitrito di sodio',
          origin: origins.calabria,
        },
        {
          name: 'Finocchiona IGP | Finocchiona g.g.A. | Finocchiona PGI',
          ingredients: 'carne suina, sale, finocchio, aglio',
          price: 3.59,
          classes: ['italia', 'igp'],
          origin: origins.toscana,
        },
      ],
    },
    {
      name: 'Salame {} intero | {}, ganz | {}, whole',
      price: 5.99,
      formats: ['1 pezzo'],
      brands: makers,
      variants: [
        { name: 'cacciatore | Jägersalami | Cacciatore salami', ingredients: 'carne suina, sale, pepe, aglio' },
        {
          name: 'nostrano | Hausmacher-Salami | Country salami',
          ingredients: 'carne suina, sale, pepe, aglio',
          price: 7.99,
        },
      ],
    },
    {
      name: 'Salame {} al taglio | {}, frisch aufgeschnitten | {}, sliced to order',
      price: 22.9,
      loose: slicer,
      brands: ['ANTICA NORCELLA'],
      options: 'thickness',
      variants: [
        {
          name: 'di Varzi DOP | Varzi-Salami g.U. | Varzi salami PDO',
          ingredients: 'carne suina, sale, vino bianco, aglio',
          price: 29.9,
          classes: ['italia', 'dop'],
          origin: origins.lombardia,
        },
        { name: 'Milano | Mailänder Salami | Milano salami', ingredients: 'carne suina, sale, pepe, aglio' },
      ],
    },
  ]),
  ...shelf({ ...cured, shelf: 'speck-bresaola-e-pancetta' }, [
    {
      name: '{}',
      price: 3.29,
      formats: sliced,
      brands: ['MASO ALTO', 'BOTTEGA'],
      variants: [
        {
          name: 'Speck Alto Adige IGP | Südtiroler Speck g.g.A. | Speck Alto Adige PGI',
          ingredients: 'coscia suina, sale, spezie, erbe aromatiche',
          nutrition: [1250, 20, 8, 0.9, 0.5, 0, 30, 3.9],
          classes: ['italia', 'igp', 'mountain'],
          origin: origins.altoAdige,
        },
        {
          name: 'Bresaola della Valtellina IGP | Bresaola aus dem Veltlin g.g.A. | Bresaola della Valtellina PGI',
          ingredients: 'carne bovina, sale, aromi naturali',
          nutrition: [640, 2, 0.8, 0.4, 0, 0, 33, 3.6],
          price: 4.29,
          classes: ['italia', 'igp'],
          origin: origins.lombardia,
          picture: 'steak',
        },
        {
          name: 'Pancetta arrotolata | Gerollte Pancetta | Rolled pancetta',
          ingredients: 'pancetta, sale, pepe',
          nutrition: [1500, 33, 12, 0.5, 0, 0, 16, 3],
          price: 2.49,
        },
        {
          name: 'Lardo alle erbe | Speck mit Kräutern | Herb-cured lardo',
          ingredients: 'carne suina, sale, rosmarino, spezie',
          price: 2.99,
        },
      ],
    },
    {
      name: '{} a cubetti | {}würfel | Diced {}',
      price: 2.29,
      formats: ['2 × 75 g'],
      brands: ['MASO ALTO', 'BOTTEGA'],
      variants: [
        { name: 'Speck | Speck | speck', ingredients: 'coscia suina, sale, spezie' },
        { name: 'Pancetta affumicata | Räucher- Bauch | smoked pancetta', ingredients: 'pancetta, sale' },
        { name: 'Guanciale | Guanciale | guanciale', ingredients: 'carne suina, sale, pepe', price: 3.49 },
      ],
    },
    {
      name: 'Speck intero a trancio | Speck am Stück | Speck, whole piece',
      price: 8.99,
      formats: ['trancio 400 g'],
      brands: ['MASO ALTO'],
      ingredients: 'coscia suina, sale, spezie',
      classes: ['italia', 'igp', 'mountain'],
      origin: origins.altoAdige,
    },
    {
      name: 'Bresaola punta d’anca al taglio | Bresaola, frisch aufgeschnitten | Bresaola, sliced to order',
      price: 42.9,
      loose: slicer,
      brands: ['ANTICA NORCELLA'],
      ingredients: 'carne bovina, sale, aromi naturali',
      options: 'thickness',
      picture: 'steak',
    },
  ]),
  ...shelf({ ...cured, shelf: 'mortadella-e-arrosti', nutrition: [1100, 22, 8, 1, 0.5, 0, 16, 2.3] }, [
    {
      name: '{}',
      price: 1.99,
      formats: sliced,
      brands: makers,
      variants: [
        {
          name: 'Mortadella Bologna IGP | Mortadella Bologna g.g.A. | Mortadella Bologna PGI',
          ingredients: 'carne suina, sale, pepe nero, conservante: nitrito di sodio',
          classes: ['italia', 'igp'],
          origin: origins.emilia,
        },
        {
          name: 'Mortadella con pistacchio | Mortadella mit Pistazien | Mortadella with pistachio',
          ingredients: 'carne suina, pistacchi, sale, conservante: nitrito di sodio',
        },
        {
          name: 'Petto di tacchino arrosto | Gebratene Putenbrust | Roast turkey breast',
          ingredients: 'carne di tacchino, sale, aromi naturali',
          nutrition: [430, 1.2, 0.4, 1, 1, 0, 22, 2],
          price: 2.79,
          picture: 'poultry-leg',
        },
        {
          name: 'Petto di pollo arrosto | Gebratene Hähnchenbrust | Roast chicken breast',
          ingredients: 'carne di pollo, sale, aromi naturali',
          nutrition: [440, 1.5, 0.5, 1, 1, 0, 22, 2],
          price: 2.79,
          picture: 'poultry-leg',
        },
      ],
    },
    {
      name: 'Porchetta al taglio | Porchetta, frisch aufgeschnitten | Porchetta, sliced to order',
      price: 19.9,
      loose: slicer,
      brands: ['ANTICA NORCELLA'],
      ingredients: 'carne suina, sale, rosmarino, aglio, pepe',
      picture: 'meat-on-bone',
    },
    {
      name: 'Mortadella al taglio | Mortadella, frisch aufgeschnitten | Mortadella, sliced to order',
      price: 14.9,
      loose: slicer,
      brands: ['ANTICA NORCELLA'],
      ingredients: 'carne suina, sale, pepe nero, pistacchi',
      options: 'thickness',
    },
  ]),
  ...shelf(
    { ...cured, shelf: 'wurstel-e-cotechini', picture: 'sausage', nutrition: [1150, 24, 9, 1, 0.5, 0, 13, 2.1] },
    [
      {
        name: 'Würstel {} | Würstchen {} | {} frankfurters',
        price: 1.79,
        formats: ['busta 250 g', '3 × 100 g'],
        brands: ['MASO ALTO', 'BOTTEGA'],
        variants: [
          { name: 'di suino | vom Schwein | Pork', ingredients: 'carne suina, acqua, sale, spezie' },
          {
            name: 'di pollo e tacchino | aus Huhn und Pute | Chicken and turkey',
            ingredients: 'carne di pollo, carne di tacchino, acqua, sale, spezie',
            price: 1.29,
          },
          {
            name: 'Meraner | Meraner Art | Meran-style',
            ingredients: 'carne suina, carne bovina, acqua, sale, spezie',
            price: 2.99,
          },
        ],
      },
      {
        name: '{} precotto | {}, vorgekocht | Pre-cooked {}',
        price: 4.99,
        formats: ['scatola 500 g'],
        brands: makers,
        variants: [
          {
            name: 'Cotechino Modena IGP | Cotechino Modena g.g.A. | Cotechino Modena PGI',
            ingredients: 'carne suina, sale, spezie',
          },
          {
            name: 'Zampone Modena IGP | Zampone Modena g.g.A. | Zampone Modena PGI',
            ingredients: 'carne suina, sale, spezie',
            price: 7.99,
          },
        ],
        classes: ['italia', 'igp'],
      },
    ],
  ),
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
        name: 'Formaggio spalmabile {} | Frischkäse {} | Cream cheese{}',
        price: 1.79,
        formats: ['vaschetta 150 g', 'vaschetta 250 g'],
        variants: [
          { name: 'classico | natur | ', ingredients: 'latte, panna, sale, fermenti lattici' },
          { name: 'alle erbe | mit Kräutern | with herbs', ingredients: 'latte, panna, erbe aromatiche, sale' },
          {
            name: 'light | leicht | , light',
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
        formats: ['scatola 8 pezzi'],
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
