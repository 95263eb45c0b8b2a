import { words } from '../../../lib/words/words.ts'

export const leafletsWords = words(
  'leaflets',
  import.meta.glob('./leaflets.*.json', { eager: true, import: 'default' }),
)
