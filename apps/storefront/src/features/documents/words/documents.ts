import { words } from '../../../lib/words/words.ts'

export const documentsWords = words(
  'documents',
  import.meta.glob('./documents.*.json', { eager: true, import: 'default' }),
)
