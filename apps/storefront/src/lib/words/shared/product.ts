import { words } from '../words.ts'

export const productWords = words('product', import.meta.glob('./product.*.json', { eager: true, import: 'default' }))
