import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(
  import.meta.glob('./it/{cookies,popups,upgrade}.json', { eager: true, import: 'default' }),
)
