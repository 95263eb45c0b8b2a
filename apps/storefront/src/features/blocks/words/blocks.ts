import { words } from '../../../lib/words/words.ts'

export const blocksWords = words('blocks', import.meta.glob('./blocks.*.json', { eager: true, import: 'default' }))
