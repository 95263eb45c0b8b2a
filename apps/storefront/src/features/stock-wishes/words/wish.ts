import { words } from '../../../lib/words/words.ts'

export const wishWords = words('wish', import.meta.glob('./wish.*.json', { eager: true, import: 'default' }))
