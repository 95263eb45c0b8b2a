import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(
  import.meta.glob('./it/{changes,lists,orders}.json', { eager: true, import: 'default' }),
)
