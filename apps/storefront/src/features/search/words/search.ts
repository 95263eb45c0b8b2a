import { words } from '../../../lib/words/words.ts'

export const searchWords = words('search', import.meta.glob('./search.*.json', { eager: true, import: 'default' }))
