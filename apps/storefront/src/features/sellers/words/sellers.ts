import { words } from '../../../lib/words/words.ts'

export const sellersWords = words('sellers', import.meta.glob('./sellers.*.json', { eager: true, import: 'default' }))
