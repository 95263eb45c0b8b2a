import { benefitsView } from '@bottega/contract/loyalty/calls.ts'
import { RefusalError, type Api } from '@bottega/contract/api.ts'

/** Of the last twelve months. */
export interface SavedFigures {
  /** Euros, with offers and vouchers. */
  readonly amount: number
  readonly points: number
}

/** Nothing saved and no points when the call fails: the home page does without. */
export async function loadSaved(api: Api): Promise<SavedFigures> {
  try {
    const { savedWithOffers, savedWithVouchers, card } = (await api.call(benefitsView, {})).data
    return { amount: savedWithOffers + savedWithVouchers, points: card?.points ?? 0 }
  } catch (error) {
    if (error instanceof RefusalError) return { amount: 0, points: 0 }
    throw error
  }
}
