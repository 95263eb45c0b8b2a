import { words } from '../../../lib/words/words.ts'

export const articlesWords = words(
  'articles',
  import.meta.glob('./articles.*.json', { eager: true, import: 'default' }),
)
