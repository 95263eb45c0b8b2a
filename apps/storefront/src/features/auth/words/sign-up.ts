import { words } from '../../../lib/words/words.ts'

export const signUpWords = words('sign-up', import.meta.glob('./sign-up.*.json', { eager: true, import: 'default' }))
