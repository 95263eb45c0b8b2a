import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(
  import.meta.glob('./en/{changes,lists,orders}.json', { eager: true, import: 'default' }),
)
