import { words } from '../../../lib/words/words.ts'

export const confirmFirstWords = words(
  'confirm-first',
  import.meta.glob('./confirm-first.*.json', { eager: true, import: 'default' }),
)
