import { words } from '../words.ts'

export const errorsWords = words('errors', import.meta.glob('./errors.*.json', { eager: true, import: 'default' }))
