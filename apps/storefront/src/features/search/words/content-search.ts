import { words } from '../../../lib/words/words.ts'

export const contentSearchWords = words(
  'content-search',
  import.meta.glob('./content-search.*.json', { eager: true, import: 'default' }),
)
