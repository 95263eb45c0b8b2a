import { words } from '../../../lib/words/words.ts'

/** Apart from those of every control: few shops hold quantities, and every shelf loads the others. */
export const heldQuantityWords = words(
  'held-quantity',
  import.meta.glob('./held-quantity.*.json', { eager: true, import: 'default' }),
)
