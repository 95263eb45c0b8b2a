import { words } from '../words.ts'

export const pagingWords = words('paging', import.meta.glob('./paging.*.json', { eager: true, import: 'default' }))
