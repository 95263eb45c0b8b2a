import { words } from '../../../lib/words/words.ts'

export const priceReasonsWords = words(
  'priceReasons',
  import.meta.glob('./priceReasons.*.json', { eager: true, import: 'default' }),
)
