import { words } from '../../../lib/words/words.ts'

export const homeWords = words('home', import.meta.glob('./home.*.json', { eager: true, import: 'default' }))
