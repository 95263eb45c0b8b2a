import { words } from '../../../lib/words/words.ts'

export const frameWords = words('frame', import.meta.glob('./frame.*.json', { eager: true, import: 'default' }))
