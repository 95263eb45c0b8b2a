import { words } from '../../../../lib/words/words.ts'

export const doorWords = words('door', import.meta.glob('./door.*.json', { eager: true, import: 'default' }))
