import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(import.meta.glob('./en/{account,staff}.json', { eager: true, import: 'default' }))
