import { words } from '../../../lib/words/words.ts'

export const pagesWords = words('pages', import.meta.glob('./pages.*.json', { eager: true, import: 'default' }))
