import { words } from '../../../lib/words/words.ts'

export const agreementWords = words(
  'agreement',
  import.meta.glob('./agreement.*.json', { eager: true, import: 'default' }),
)
