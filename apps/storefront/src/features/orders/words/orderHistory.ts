import { words } from '../../../lib/words/words.ts'

export const orderHistoryWords = words(
  'orderHistory',
  import.meta.glob('./orderHistory.*.json', { eager: true, import: 'default' }),
)
