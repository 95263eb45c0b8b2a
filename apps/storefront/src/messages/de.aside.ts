import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(
  import.meta.glob('./de/{cookies,popups,upgrade}.json', { eager: true, import: 'default' }),
)
