import { words } from '../words.ts'

export const ordersWords = words('orders', import.meta.glob('./orders.*.json', { eager: true, import: 'default' }))
