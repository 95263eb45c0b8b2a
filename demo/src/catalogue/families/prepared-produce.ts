import { type Family, shelf } from '../family.ts'
import { origins } from '../origins.ts'

const prepared = {
  vat: 4,
  storage: 'fridge',
  origin: origins.italia,
  classes: ['italia'],
  brands: ['ORTO VIVO'],
} as const

export const preparedProduceFamilies: Family[] = [
  ...shelf(
    {
      ...prepared,
      shelf: 'insalate-in-busta',
      picture: 'salad',
      nutrition: [80, 0.3, 0, 1.6, 1.6, 1.8, 1.7, 0.05],
    },
    [
      {
        name: '{}',
        price: 1.29,
        formats: ['busta 125 g', 'busta 250 g'],
        brands: ['FOGLIA VERDE', 'BOTTEGA', 'TERRABRUNA BIO'],
        variants: [
          'Rucola | Rucola | Rocket',
          'Valeriana | Feldsalat | Lamb’s lettuce',
          'Misticanza | Blattsalatmischung | Mixed leaves',
          'Spinacino | Babyspinat | Baby spinach',
          'Lattughino | Babysalat | Baby lettuce',
          'Insalata mista con carote | Gemischter Salat mit Karotten | Mixed salad with carrots',
          'Iceberg tagliata | Geschnittener Eisbergsalat | Shredded iceberg',
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...prepared,
      shelf: 'verdure-pulite',
      brands: ['FOGLIA VERDE', 'BOTTEGA'],
      formats: ['busta 300 g', 'busta 500 g'],
    },
    [
      {
        name: '{}',
        price: 1.99,
        picture: 'stew',
        variants: [
          {
            name: 'Minestrone fresco | Gemüsesuppen-Mix | Fresh minestrone mix',
            picture: 'soup',
            ingredients: 'patate, carote, zucchine, fagiolini, sedano, cipolla, porri',
          },
          { name: 'Carote julienne | Karottenstifte | Julienne carrots', picture: 'carrot', ingredients: 'carote' },
          { name: 'Zucca a cubetti | Kürbiswürfel | Diced pumpkin', picture: 'pumpkin', ingredients: 'zucca' },
          {
            name: 'Soffritto pronto | Suppengemüse, gewürfelt | Diced soffritto',
            picture: 'onion',
            ingredients: 'carote, cipolla, sedano',
          },
          {
            name: 'Cime di broccolo | Brokkoliröschen | Broccoli florets',
            picture: 'broccoli',
            ingredients: 'broccoli',
          },
          {
            name: 'Spinaci lavati | Gewaschener Spinat | Washed spinach',
            picture: 'leafy-green',
            ingredients: 'spinaci',
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...prepared,
      shelf: 'macedonie-e-frutta-tagliata',
      brands: ['SOLARA', 'BOTTEGA'],
      formats: ['vaschetta 200 g', 'vaschetta 400 g'],
      classes: [],
      nutrition: [210, 0.2, 0, 11, 10, 1.6, 0.6, 0.01],
    },
    [
      {
        name: '{}',
        price: 2.79,
        picture: 'pineapple',
        variants: [
          {
            name: 'Macedonia fresca | Frischer Obstsalat | Fresh fruit salad',
            picture: 'melon',
            ingredients: 'melone, ananas, mele, uva, succo di limone',
          },
          { name: 'Ananas a fette | Ananasscheiben | Sliced pineapple', ingredients: 'ananas' },
          { name: 'Melone a cubetti | Melonenwürfel | Diced melon', picture: 'melon', ingredients: 'melone' },
          { name: 'Cocco a pezzi | Kokosnussstücke | Coconut pieces', picture: 'coconut', ingredients: 'cocco' },
          { name: 'Mango a cubetti | Mangowürfel | Diced mango', picture: 'mango', ingredients: 'mango' },
        ],
      },
    ],
  ),
]
