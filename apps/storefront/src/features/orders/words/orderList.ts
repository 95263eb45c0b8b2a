import { words } from '../../../lib/words/words.ts'

export const orderListWords = words(
  'orderList',
  import.meta.glob('./orderList.*.json', { eager: true, import: 'default' }),
)
