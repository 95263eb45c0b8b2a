import { words } from '../../../lib/words/words.ts'

export const loyaltyWords = words('loyalty', import.meta.glob('./loyalty.*.json', { eager: true, import: 'default' }))
