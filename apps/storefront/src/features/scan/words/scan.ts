import { words } from '../../../lib/words/words.ts'

export const scanWords = words('scan', import.meta.glob('./scan.*.json', { eager: true, import: 'default' }))
