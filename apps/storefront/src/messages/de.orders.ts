import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(
  import.meta.glob('./de/{changes,lists,orders}.json', { eager: true, import: 'default' }),
)
