import { words } from '../../../lib/words/words.ts'

export const atHandWords = words('atHand', import.meta.glob('./atHand.*.json', { eager: true, import: 'default' }))
