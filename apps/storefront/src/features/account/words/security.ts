import { words } from '../../../lib/words/words.ts'

export const securityWords = words(
  'security',
  import.meta.glob('./security.*.json', { eager: true, import: 'default' }),
)
