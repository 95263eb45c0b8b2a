import { words } from '../../../lib/words/words.ts'

export const destinationWords = words(
  'destination',
  import.meta.glob('./destination.*.json', { eager: true, import: 'default' }),
)
