import type { PromotionView } from '../../../kernel/database/schema/catalog.ts'
import type { Localized } from '../../../kernel/database/schema/columns.ts'

const offer: Localized = { it: 'Offerta', de: 'Angebot', en: 'Offer' }

/** What a promotion says that has a name and no more: on its bubble what it takes off, or that it is one. */
export const promotionView = (name: Localized, bubble: Localized = offer): PromotionView => ({
  header: name,
  body: name,
  bubble,
})
