import { words } from '../../../lib/words/words.ts'

export const fulfilmentWords = words(
  'fulfilment',
  import.meta.glob('./fulfilment.*.json', { eager: true, import: 'default' }),
)
