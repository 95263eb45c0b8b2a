import { words } from '../../../lib/words/words.ts'

export const returnsWords = words('returns', import.meta.glob('./returns.*.json', { eager: true, import: 'default' }))
