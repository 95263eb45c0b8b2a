import { words } from '../../../lib/words/words.ts'

export const registrationWords = words(
  'registration',
  import.meta.glob('./registration.*.json', { eager: true, import: 'default' }),
)
