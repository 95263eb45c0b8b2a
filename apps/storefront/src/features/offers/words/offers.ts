import { words } from '../../../lib/words/words.ts'

export const offersWords = words('offers', import.meta.glob('./offers.*.json', { eager: true, import: 'default' }))
