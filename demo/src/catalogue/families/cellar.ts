import { type Family, shelf } from '../family.ts'
import { origins } from '../origins.ts'

const wine = { vat: 22, storage: 'bottle', ingredients: 'uve, solfiti', formats: ['bottiglia 75 cl'] } as const
const red = { ...wine, shelf: 'vini-rossi', picture: 'wine-glass' } as const
const white = { ...wine, shelf: 'vini-bianchi', picture: 'white-wine' } as const

export const cellarFamilies: Family[] = [
  ...shelf({ ...red, origin: origins.piemonte, brands: ['CASCINA BELVISO', 'CANTINE ALTERINI', 'BOTTEGA'] }, [
    {
      name: '{}',
      price: 7.9,
      alcohol: 13.5,
      variants: [
        { name: 'Barbera d’Asti DOCG', price: 6.9 },
        { name: 'Dolcetto d’Alba DOC', alcohol: 12.5 },
        { name: 'Nebbiolo Langhe DOC', price: 10.9 },
        { name: 'Barolo DOCG', price: 27.9, alcohol: 14, brands: ['CASCINA BELVISO', 'CANTINE ALTERINI'] },
        { name: 'Barbaresco DOCG', price: 22.9, alcohol: 14, brands: ['CASCINA BELVISO', 'CANTINE ALTERINI'] },
      ],
    },
  ]),
  ...shelf({ ...red, origin: origins.altoAdige, brands: ['TENUTA LINDENHOF', 'KELLEREI RAVINA'] }, [
    {
      name: '{} Alto Adige DOC | {} Südtirol DOC | {} Alto Adige DOC',
      price: 9.9,
      alcohol: 13,
      variants: [
        { name: 'Lagrein' },
        { name: 'Schiava | Vernatsch | Schiava', price: 7.9, alcohol: 12.5 },
        { name: 'Pinot Nero | Blauburgunder | Pinot Noir', price: 12.9 },
        { name: 'Santa Maddalena | St. Magdalener | St. Magdalener', price: 8.9 },
      ],
    },
  ]),
  ...shelf({ ...red, brands: ['PODERE SANTACROCE', 'BOTTEGA'] }, [
    {
      name: '{}',
      price: 6.9,
      alcohol: 13,
      variants: [
        { name: 'Chianti DOCG', origin: origins.toscana },
        { name: 'Chianti Classico DOCG', origin: origins.toscana, price: 11.9 },
        { name: 'Montepulciano d’Abruzzo DOC', origin: origins.abruzzo, price: 5.49 },
        { name: 'Primitivo di Manduria DOC', origin: origins.puglia, alcohol: 14, price: 8.9 },
        { name: 'Nero d’Avola Sicilia DOC', origin: origins.sicilia, price: 5.9 },
        { name: 'Valpolicella Ripasso DOC', origin: origins.veneto, price: 12.9, alcohol: 14 },
        { name: 'Bonarda dell’Oltrepò Pavese DOC', origin: origins.lombardia, price: 4.99 },
        { name: 'Lambrusco di Sorbara DOC', origin: origins.emilia, price: 5.49, alcohol: 11 },
        { name: 'Teroldego Rotaliano DOC', origin: origins.trentino, price: 7.49 },
      ],
    },
    {
      name: 'Vino rosso da tavola | Roter Tafelwein | Red table wine',
      price: 1.79,
      formats: ['brick 1 l'],
      alcohol: 11.5,
      brands: ['CANTINE ALTERINI', 'BOTTEGA'],
      origin: origins.italia,
    },
  ]),
  ...shelf({ ...white, origin: origins.altoAdige, brands: ['TENUTA LINDENHOF', 'KELLEREI RAVINA'] }, [
    {
      name: '{} Alto Adige DOC | {} Südtirol DOC | {} Alto Adige DOC',
      price: 10.9,
      alcohol: 13.5,
      variants: [
        { name: 'Gewürztraminer', price: 12.9, alcohol: 14 },
        { name: 'Pinot Grigio | Ruländer | Pinot Grigio', price: 9.9 },
        { name: 'Pinot Bianco | Weißburgunder | Pinot Blanc', price: 9.9 },
        { name: 'Sauvignon', price: 11.9 },
        { name: 'Kerner Valle Isarco | Kerner Eisacktal | Kerner Valle Isarco', price: 11.9 },
        { name: 'Müller Thurgau', price: 8.9, alcohol: 12.5 },
      ],
    },
  ]),
  ...shelf({ ...white, brands: ['CANTINE ALTERINI', 'PODERE SANTACROCE', 'BOTTEGA'] }, [
    {
      name: '{}',
      price: 6.9,
      alcohol: 12.5,
      variants: [
        { name: 'Roero Arneis DOCG', origin: origins.piemonte, price: 8.9 },
        { name: 'Gavi DOCG', origin: origins.piemonte, price: 8.9 },
        { name: 'Lugana DOC', origin: origins.lombardia, price: 9.9 },
        { name: 'Soave DOC', origin: origins.veneto, price: 4.99 },
        { name: 'Vermentino di Sardegna DOC', origin: origins.sardegna, price: 7.49 },
        { name: 'Falanghina del Sannio DOC', origin: origins.campania },
        { name: 'Verdicchio dei Castelli di Jesi DOC', origin: origins.italia, price: 5.9 },
        { name: 'Grillo Sicilia DOC', origin: origins.sicilia, price: 6.49 },
        { name: 'Chardonnay Trentino DOC', origin: origins.trentino, price: 6.49 },
      ],
    },
    {
      name: 'Vino bianco da tavola | Weißer Tafelwein | White table wine',
      price: 1.79,
      formats: ['brick 1 l'],
      alcohol: 11,
      brands: ['CANTINE ALTERINI', 'BOTTEGA'],
      origin: origins.italia,
    },
  ]),
  ...shelf({ ...wine, shelf: 'rosati', picture: 'wine-glass', brands: ['PODERE SANTACROCE', 'BOTTEGA'] }, [
    {
      name: '{}',
      price: 6.49,
      alcohol: 12.5,
      variants: [
        { name: 'Chiaretto di Bardolino DOC', origin: origins.veneto },
        { name: 'Cerasuolo d’Abruzzo DOC', origin: origins.abruzzo, price: 5.9 },
        { name: 'Salento Rosato IGT', origin: origins.puglia, price: 5.9 },
        {
          name: 'Lagrein Kretzer Alto Adige DOC | Lagrein Kretzer Südtirol DOC | Lagrein Kretzer Alto Adige DOC',
          origin: origins.altoAdige,
          price: 8.9,
          brands: ['KELLEREI RAVINA'],
        },
      ],
    },
  ]),
  ...shelf(
    {
      ...wine,
      shelf: 'spumanti-e-prosecco',
      picture: 'champagne',
      brands: ['CASA PERLANTE', 'CANTINE ALTERINI', 'BOTTEGA'],
    },
    [
      {
        name: '{}',
        price: 6.9,
        alcohol: 11,
        variants: [
          { name: 'Prosecco DOC Extra Dry', origin: origins.veneto },
          { name: 'Valdobbiadene Prosecco Superiore DOCG', origin: origins.veneto, price: 10.9 },
          {
            name: 'Franciacorta DOCG Brut',
            origin: origins.lombardia,
            price: 19.9,
            alcohol: 12.5,
            brands: ['CASA PERLANTE'],
          },
          { name: 'Trentodoc Brut', origin: origins.trentino, price: 17.9, alcohol: 12.5, brands: ['CASA PERLANTE'] },
          { name: 'Asti Spumante DOCG', origin: origins.piemonte, price: 6.49, alcohol: 7.5 },
          { name: 'Moscato d’Asti DOCG', origin: origins.piemonte, price: 8.9, alcohol: 5.5 },
        ],
      },
    ],
  ),
  ...shelf(
    {
      vat: 22,
      storage: 'bottle',
      shelf: 'birre-chiare',
      picture: 'beer',
      ingredients: 'acqua, malto d’orzo, luppolo',
      nutrition: [175, 0, 0, 3.2, 0.1, 0, 0.4, 0],
    },
    [
      {
        name: 'Birra {} | {} | {}',
        price: 1.29,
        formats: ['bottiglia 66 cl', '3 × 33 cl'],
        brands: ['BIRRIFICIO TORNANTE', 'ALTACIMA BRÄU', 'BOTTEGA'],
        alcohol: 4.8,
        variants: [
          'lager | Lagerbier | lager beer',
          { name: 'pilsner | Pils | pilsner beer', alcohol: 5 },
          {
            name: 'non filtrata | Naturtrübes Bier | unfiltered beer',
            price: 1.59,
            brands: ['BIRRIFICIO TORNANTE', 'ALTACIMA BRÄU'],
          },
        ],
      },
      {
        name: 'Birra lager in lattina | Lagerbier in der Dose | Lager beer in can',
        price: 0.99,
        formats: ['lattina 33 cl'],
        packOf: 6,
        brands: ['ALTACIMA BRÄU', 'BOTTEGA'],
        alcohol: 4.8,
      },
      {
        name: 'Radler al limone | Radler mit Zitrone | Lemon radler',
        price: 1.09,
        formats: ['lattina 50 cl'],
        brands: ['ALTACIMA BRÄU', 'BOTTEGA'],
        alcohol: 2,
        ingredients: 'acqua, malto d’orzo, zucchero, succo di limone, luppolo',
      },
    ],
  ),
  ...shelf(
    {
      vat: 22,
      storage: 'bottle',
      shelf: 'birre-speciali-e-artigianali',
      picture: 'beers',
      ingredients: 'acqua, malto d’orzo, luppolo, lievito di birra',
      brands: ['BIRRIFICIO TORNANTE', 'OFFICINA DEL MALTO'],
    },
    [
      {
        name: 'Birra {} | {} | {}',
        price: 3.29,
        formats: ['bottiglia 33 cl', 'bottiglia 50 cl'],
        alcohol: 5.5,
        variants: [
          { name: 'IPA artigianale | Handwerkliches IPA | craft IPA' },
          {
            name: 'weiss | Weißbier | wheat beer',
            ingredients: 'acqua, fiocchi di frumento, malto d’orzo, luppolo',
            price: 2.79,
          },
          { name: 'rossa doppio malto | Rotes Doppelbock | red double malt', alcohol: 7 },
          { name: 'blanche | Witbier | blanche', alcohol: 5 },
          { name: 'stout | Stout | stout', alcohol: 5 },
          { name: 'alle castagne | Kastanienbier | chestnut beer', alcohol: 6, price: 3.79, origin: origins.piemonte },
        ],
      },
    ],
  ),
  ...shelf(
    {
      vat: 22,
      storage: 'bottle',
      shelf: 'birre-analcoliche',
      picture: 'beer',
      ingredients: 'acqua, malto d’orzo, luppolo',
      brands: ['ALTACIMA BRÄU', 'BIRRIFICIO TORNANTE'],
    },
    [
      {
        name: 'Birra analcolica {} | Alkoholfreies Bier {} | Alcohol-free beer, {}',
        price: 2.99,
        formats: ['3 × 33 cl', 'bottiglia 33 cl'],
        alcohol: 0.4,
        variants: ['chiara | hell | lager', { name: 'IPA', price: 3.29 }],
      },
    ],
  ),
  ...shelf(
    {
      vat: 22,
      storage: 'bottle',
      shelf: 'amari-e-aperitivi',
      picture: 'spirit',
      ingredients: 'alcol, acqua, zucchero, estratti di erbe',
    },
    [
      {
        name: '{}',
        price: 10.9,
        formats: ['bottiglia 70 cl'],
        brands: ['DISTILLERIA VALSERRA', 'BOTTEGA'],
        variants: [
          { name: 'Amaro alle erbe | Kräuterlikör | Herbal amaro', alcohol: 30 },
          { name: 'Amaro alpino | Alpenkräuterlikör | Alpine amaro', alcohol: 32, price: 12.9 },
          {
            name: 'Limoncello',
            alcohol: 28,
            ingredients: 'alcol, acqua, zucchero, limoni',
            origin: origins.campania,
            picture: 'lemon',
          },
          { name: 'Sambuca', alcohol: 38, price: 9.9 },
          {
            name: 'Aperitivo all’arancia | Orangen-Aperitif | Orange aperitif',
            alcohol: 11,
            price: 8.9,
            picture: 'tropical-drink',
          },
          { name: 'Bitter rosso | Roter Bitter | Red bitter', alcohol: 25, picture: 'cocktail' },
          {
            name: 'Vermouth rosso | Roter Wermut | Red vermouth',
            alcohol: 16,
            price: 8.49,
            origin: origins.piemonte,
            ingredients: 'uve, zucchero, alcol, estratti di erbe, solfiti',
            picture: 'cocktail',
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      vat: 22,
      storage: 'bottle',
      shelf: 'grappe-e-distillati',
      picture: 'spirit',
      ingredients: 'alcol, acqua',
      brands: ['DISTILLERIA VALSERRA', 'MASO ALTO'],
    },
    [
      {
        name: '{}',
        price: 14.9,
        formats: ['bottiglia 70 cl', 'bottiglia 50 cl'],
        alcohol: 40,
        variants: [
          { name: 'Grappa bianca | Klare Grappa | White grappa' },
          { name: 'Grappa riserva | Grappa Riserva | Grappa riserva', price: 21.9 },
          { name: 'Grappa al mirtillo | Heidelbeergrappa | Blueberry grappa', alcohol: 35, origin: origins.trentino },
          {
            name: 'Distillato di pere Williams | Williamsbrand | Williams pear spirit',
            price: 24.9,
            origin: origins.altoAdige,
            picture: 'pear',
          },
          { name: 'Brandy', price: 13.9, alcohol: 38 },
        ],
      },
    ],
  ),
  ...shelf(
    {
      vat: 22,
      storage: 'bottle',
      shelf: 'gin-vodka-e-rum',
      picture: 'cocktail',
      ingredients: 'alcol, acqua',
      brands: ['DISTILLERIA VALSERRA', 'BOTTEGA'],
    },
    [
      {
        name: '{}',
        price: 13.9,
        formats: ['bottiglia 70 cl'],
        alcohol: 40,
        variants: [
          { name: 'Gin al ginepro alpino | Gin mit alpinem Wacholder | Alpine juniper gin', price: 22.9 },
          { name: 'London dry gin', price: 12.9 },
          { name: 'Vodka', price: 9.9, alcohol: 37.5 },
          { name: 'Rum bianco | Weißer Rum | White rum', alcohol: 37.5 },
          { name: 'Rum scuro | Brauner Rum | Dark rum', price: 15.9, picture: 'spirit' },
        ],
      },
    ],
  ),
]
