import { words } from '../words.ts'

export const commonWords = words('common', import.meta.glob('./common.*.json', { eager: true, import: 'default' }))
