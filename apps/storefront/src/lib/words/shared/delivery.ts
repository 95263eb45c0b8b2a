import { words } from '../words.ts'

export const deliveryWords = words(
  'delivery',
  import.meta.glob('./delivery.*.json', { eager: true, import: 'default' }),
)
