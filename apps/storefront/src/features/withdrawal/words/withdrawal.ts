import { words } from '../../../lib/words/words.ts'

export const withdrawalWords = words(
  'withdrawal',
  import.meta.glob('./withdrawal.*.json', { eager: true, import: 'default' }),
)
