import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(import.meta.glob('./de/pages.json', { eager: true, import: 'default' }))
