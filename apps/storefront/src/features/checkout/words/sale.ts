import { words } from '../../../lib/words/words.ts'

export const saleWords = words('sale', import.meta.glob('./sale.*.json', { eager: true, import: 'default' }))
