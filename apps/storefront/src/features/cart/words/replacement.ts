import { words } from '../../../lib/words/words.ts'

export const replacementWords = words(
  'replacement',
  import.meta.glob('./replacement.*.json', { eager: true, import: 'default' }),
)
