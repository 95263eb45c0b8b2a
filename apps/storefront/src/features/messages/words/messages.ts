import { words } from '../../../lib/words/words.ts'

export const messagesWords = words(
  'messages',
  import.meta.glob('./messages.*.json', { eager: true, import: 'default' }),
)
