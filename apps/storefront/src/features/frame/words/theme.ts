import { words } from '../../../lib/words/words.ts'

export const themeWords = words('theme', import.meta.glob('./theme.*.json', { eager: true, import: 'default' }))
