import { words } from '../../../lib/words/words.ts'

export const catalogWords = words('catalog', import.meta.glob('./catalog.*.json', { eager: true, import: 'default' }))
