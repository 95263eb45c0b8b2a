import { words } from '../words.ts'

export const frameWords = words('frame', import.meta.glob('./frame.*.json', { eager: true, import: 'default' }))
