import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(import.meta.glob('./en/pages.json', { eager: true, import: 'default' }))
