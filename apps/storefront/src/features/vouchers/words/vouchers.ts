import { words } from '../../../lib/words/words.ts'

export const vouchersWords = words(
  'vouchers',
  import.meta.glob('./vouchers.*.json', { eager: true, import: 'default' }),
)
