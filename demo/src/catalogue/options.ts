import type { SelectOption } from '@bottega/api/trade/catalog/products.tables.ts'
import { trilingual } from '../localized.ts'

/**
 * The choices a shopper makes before adding a product: asked once per product, and part of what makes a cart line its
 * own.
 */
export const optionSets = {
  bread: [
    {
      name: trilingual('Taglio | Schnitt | Cut'),
      parameterName: 'taglio',
      options: [
        { key: 'intero', name: trilingual('Intero | Ganz | Whole'), value: 'intero' },
        { key: 'affettato', name: trilingual('Affettato | In Scheiben | Sliced'), value: 'affettato' },
      ],
    },
  ],
  thickness: [
    {
      name: trilingual('Spessore | Dicke | Thickness'),
      parameterName: 'spessore',
      options: [
        { key: 'sottile', name: trilingual('Sottile | Dünn | Thin'), value: 'sottile' },
        { key: 'medio', name: trilingual('Medio | Mittel | Medium'), value: 'medio' },
        { key: 'alto', name: trilingual('Alto | Dick | Thick'), value: 'alto' },
      ],
    },
  ],
  slices: [
    {
      name: trilingual('Fette | Scheiben | Slices'),
      parameterName: 'fette',
      options: [
        { key: 'sottili', name: trilingual('Sottili | Dünn | Thin'), value: 'sottili' },
        { key: 'spesse', name: trilingual('Spesse | Dick | Thick'), value: 'spesse' },
        { key: 'intero', name: trilingual('In un pezzo | Am Stück | In one piece'), value: 'intero' },
      ],
    },
  ],
  ripeness: [
    {
      name: trilingual('Maturazione | Reife | Ripeness'),
      parameterName: 'maturazione',
      options: [
        { key: 'maturo', name: trilingual('Per oggi | Für heute | For today'), value: 'maturo' },
        { key: 'sodo', name: trilingual('Fra qualche giorno | In ein paar Tagen | In a few days'), value: 'sodo' },
      ],
    },
  ],
  fish: [
    {
      name: trilingual('Pulizia | Vorbereitung | Cleaning'),
      parameterName: 'pulizia',
      options: [
        { key: 'intero', name: trilingual('Com’è | Wie er ist | As it is'), value: 'intero' },
        { key: 'eviscerato', name: trilingual('Eviscerato | Ausgenommen | Gutted'), value: 'eviscerato' },
        { key: 'sfilettato', name: trilingual('Sfilettato | Filetiert | Filleted'), value: 'sfilettato' },
      ],
    },
  ],
} as const satisfies Record<string, SelectOption[]>

export type OptionSet = keyof typeof optionSets
