import { words } from '../../../lib/words/words.ts'

export const listsWords = words('lists', import.meta.glob('./lists.*.json', { eager: true, import: 'default' }))
