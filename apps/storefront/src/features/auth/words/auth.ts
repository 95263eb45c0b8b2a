import { words } from '../../../lib/words/words.ts'

export const authWords = words('auth', import.meta.glob('./auth.*.json', { eager: true, import: 'default' }))
