import { words } from '../../../lib/words/words.ts'

export const visitorWords = words('visitor', import.meta.glob('./visitor.*.json', { eager: true, import: 'default' }))
