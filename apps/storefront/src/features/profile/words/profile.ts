import { words } from '../../../lib/words/words.ts'

export const profileWords = words('profile', import.meta.glob('./profile.*.json', { eager: true, import: 'default' }))
