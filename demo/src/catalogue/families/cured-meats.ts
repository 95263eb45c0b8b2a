import { type Family, shelf } from '../family.ts'
import { origins } from '../origins.ts'

const cured = { vat: 10, storage: 'fridge', origin: origins.italia, picture: 'bacon' } as const
const sliced = ['vaschetta 100 g', 'vaschetta 150 g']
const slicer = { first: 100, step: 50, from: 'counter' } as const
const makers = ['ANTICA NORCELLA', 'BOTTEGA']

export const curedMeatFamilies: Family[] = [
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
      formats: ['1 pezzo · 200 g'],
      brands: makers,
      variants: [
        { name: 'cacciatore | Jägersalami | Cacciatore salami', ingredients: 'carne suina, sale, pepe, aglio' },
        {
          name: 'nostrano | Hausmacher-Salami | Country salami',
          ingredients: 'carne suina, sale, pepe, aglio',
          price: 7.99,
          formats: ['1 pezzo · 350 g'],
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
]
