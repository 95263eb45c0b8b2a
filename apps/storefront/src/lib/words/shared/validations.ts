import { words } from '../words.ts'

export const validationsWords = words(
  'validations',
  import.meta.glob('./validations.*.json', { eager: true, import: 'default' }),
)
