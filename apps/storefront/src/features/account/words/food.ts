import { words } from '../../../lib/words/words.ts'

export const foodWords = words('food', import.meta.glob('./food.*.json', { eager: true, import: 'default' }))
