import { words } from '../../../lib/words/words.ts'

export const dietWords = words('diet', import.meta.glob('./diet.*.json', { eager: true, import: 'default' }))
