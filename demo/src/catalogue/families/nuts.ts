import { type Family, shelf } from '../family.ts'
import { origins } from '../origins.ts'

const dry = { vat: 10, storage: 'dry', origin: origins.italia } as const

export const nutFamilies: Family[] = [
  ...shelf(
    {
      ...dry,
      shelf: 'noci-mandorle-e-nocciole',
      brands: ['NOCELLA', 'BOTTEGA', 'TERRABRUNA BIO'],
      formats: ['busta 200 g', 'busta 500 g'],
    },
    [
      {
        name: '{}',
        price: 3.79,
        picture: 'chestnut',
        variants: [
          {
            name: 'Noci sgusciate | Walnusskerne | Shelled walnuts',
            ingredients: 'noci',
            nutrition: [2833, 68.1, 5.6, 5.1, 3.1, 6.2, 14.3, 0],
            origin: origins.california,
          },
          {
            name: 'Mandorle pelate | Geschälte Mandeln | Blanched almonds',
            ingredients: 'mandorle',
            nutrition: [2540, 55.3, 4.6, 4.6, 3.7, 12.7, 22, 0],
            origin: origins.california,
          },
          {
            name: 'Mandorle tostate | Geröstete Mandeln | Roasted almonds',
            ingredients: 'mandorle',
            nutrition: [2540, 55.3, 4.6, 4.6, 3.7, 12.7, 22, 0],
            origin: origins.california,
          },
          {
            name: 'Nocciole Piemonte IGP | Piemont-Haselnüsse g.g.A. | Piedmont PGI hazelnuts',
            ingredients: 'nocciole',
            nutrition: [2741, 64.1, 4.2, 6.1, 4.1, 8.1, 13.8, 0],
            origin: origins.piemonte,
            price: 5.49,
            classes: ['italia', 'igp'],
          },
          {
            name: 'Anacardi al naturale | Naturbelassene Cashewkerne | Plain cashews',
            ingredients: 'anacardi',
            nutrition: [2460, 46, 8, 27, 6, 3.5, 18, 0],
            origin: origins.brasile,
            picture: 'peanuts',
            price: 4.29,
          },
          {
            name: 'Pinoli | Pinienkerne | Pine nuts',
            ingredients: 'pinoli',
            nutrition: [2600, 50, 4, 4, 3.9, 4.5, 32, 0],
            origin: origins.italia,
            price: 14.9,
          },
        ],
      },
      {
        name: 'Noci in guscio | Walnüsse in der Schale | Walnuts in shell',
        price: 3.99,
        picture: 'chestnut',
        formats: ['sacchetto 500 g', 'sacchetto 1 kg'],
        ingredients: 'noci',
        nutrition: [2833, 68.1, 5.6, 5.1, 3.1, 6.2, 14.3, 0],
        origin: origins.francia,
      },
      {
        name: 'Misto di frutta secca | Nussmischung | Mixed nuts',
        price: 4.49,
        picture: 'peanuts',
        ingredients: 'mandorle, nocciole, anacardi, noci',
        nutrition: [2600, 54, 6, 12, 4.5, 8, 18, 0],
        origin: origins.ue,
      },
    ],
  ),
  ...shelf(
    {
      ...dry,
      shelf: 'frutta-disidratata',
      brands: ['NOCELLA', 'BOTTEGA'],
      formats: ['busta 200 g', 'busta 400 g'],
      nutrition: [1150, 0.5, 0.1, 60, 55, 7, 2.2, 0.02],
    },
    [
      {
        name: '{}',
        price: 2.79,
        picture: 'grapes',
        variants: [
          {
            name: 'Uva sultanina | Sultaninen | Sultanas',
            ingredients: 'uva sultanina, olio di semi di girasole',
            origin: origins.turchia,
          },
          {
            name: 'Prugne denocciolate | Entsteinte Pflaumen | Pitted prunes',
            ingredients: 'prugne secche',
            picture: 'plum',
            origin: origins.california,
          },
          {
            name: 'Albicocche secche | Getrocknete Aprikosen | Dried apricots',
            ingredients: 'albicocche, conservante: anidride solforosa',
            picture: 'apricot',
            origin: origins.turchia,
            price: 3.29,
          },
          {
            name: 'Fichi secchi | Getrocknete Feigen | Dried figs',
            ingredients: 'fichi secchi',
            picture: 'jar',
            origin: origins.turchia,
            price: 3.49,
          },
          {
            name: 'Datteri denocciolati | Entsteinte Datteln | Pitted dates',
            ingredients: 'datteri',
            picture: 'chestnut',
            origin: 'Tunisia | Tunesien | Tunisia',
            price: 2.99,
          },
          {
            name: 'Mirtilli rossi | Getrocknete Cranberrys | Dried cranberries',
            ingredients: 'mirtilli rossi, zucchero, olio di semi di girasole',
            picture: 'blueberries',
            origin: 'Canada | Kanada | Canada',
            price: 3.19,
          },
        ],
      },
    ],
  ),
]
