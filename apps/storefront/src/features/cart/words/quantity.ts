import { words } from '../../../lib/words/words.ts'

export const quantityWords = words(
  'quantity',
  import.meta.glob('./quantity.*.json', { eager: true, import: 'default' }),
)
