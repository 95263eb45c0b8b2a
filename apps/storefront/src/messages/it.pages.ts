import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(import.meta.glob('./it/pages.json', { eager: true, import: 'default' }))
