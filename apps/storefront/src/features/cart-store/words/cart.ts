import { words } from '../../../lib/words/words.ts'

export const cartWords = words('cart', import.meta.glob('./cart.*.json', { eager: true, import: 'default' }))
