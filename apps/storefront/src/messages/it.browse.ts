import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(
  import.meta.glob('./it/{details,home,search}.json', { eager: true, import: 'default' }),
)
