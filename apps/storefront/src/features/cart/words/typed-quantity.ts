import { words } from '../../../lib/words/words.ts'

export const typedQuantityWords = words(
  'typed-quantity',
  import.meta.glob('./typed-quantity.*.json', { eager: true, import: 'default' }),
)
