import { words } from '../../../lib/words/words.ts'

export const promotionWords = words(
  'promotion',
  import.meta.glob('./promotion.*.json', { eager: true, import: 'default' }),
)
