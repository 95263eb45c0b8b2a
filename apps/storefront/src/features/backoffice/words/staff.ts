import { words } from '../../../lib/words/words.ts'

export const staffWords = words('staff', import.meta.glob('./staff.*.json', { eager: true, import: 'default' }))
