import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(import.meta.glob('./de/*.json', { eager: true, import: 'default' }))
