import { words } from '../../../lib/words/words.ts'

export const languageWords = words(
  'language',
  import.meta.glob('./language.*.json', { eager: true, import: 'default' }),
)
