import { words } from '../../../lib/words/words.ts'

export const cheaperWords = words('cheaper', import.meta.glob('./cheaper.*.json', { eager: true, import: 'default' }))
