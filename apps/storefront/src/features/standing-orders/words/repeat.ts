import { words } from '../../../lib/words/words.ts'

export const repeatWords = words('repeat', import.meta.glob('./repeat.*.json', { eager: true, import: 'default' }))
