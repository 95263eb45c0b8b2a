import { words } from '../../../lib/words/words.ts'

export const cookiesWords = words('cookies', import.meta.glob('./cookies.*.json', { eager: true, import: 'default' }))
