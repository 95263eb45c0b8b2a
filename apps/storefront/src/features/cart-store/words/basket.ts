import { words } from '../../../lib/words/words.ts'

export const basketWords = words('basket', import.meta.glob('./basket.*.json', { eager: true, import: 'default' }))
