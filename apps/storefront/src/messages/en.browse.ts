import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(
  import.meta.glob('./en/{details,home,search}.json', { eager: true, import: 'default' }),
)
