import { words } from '../../../lib/words/words.ts'

export const standingWords = words(
  'standing',
  import.meta.glob('./standing.*.json', { eager: true, import: 'default' }),
)
