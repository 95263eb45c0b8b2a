import type { PromotionView } from '../promotions.tables.ts'
import type { Localized } from '../../../kernel/database/columns.ts'

const offer: Localized = { it: 'Offerta', de: 'Angebot', en: 'Offer' }

/** The texts of a promotion that has a name and no more: its bubble says what it takes off, or that it is one. */
export const promotionView = (name: Localized, bubble: Localized = offer): PromotionView => ({
  header: name,
  body: name,
  bubble,
})
