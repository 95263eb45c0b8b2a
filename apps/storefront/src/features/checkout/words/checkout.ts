import { words } from '../../../lib/words/words.ts'

export const checkoutWords = words(
  'checkout',
  import.meta.glob('./checkout.*.json', { eager: true, import: 'default' }),
)
