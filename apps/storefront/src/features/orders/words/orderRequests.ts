import { words } from '../../../lib/words/words.ts'

export const orderRequestsWords = words(
  'orderRequests',
  import.meta.glob('./orderRequests.*.json', { eager: true, import: 'default' }),
)
