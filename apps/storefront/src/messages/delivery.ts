import { toLocale } from '../lib/visit/locale.ts'
import { loadMessages } from './load.ts'

// Importing this holds a part of the page back until its wording is there. The server has it from the start.
if (!import.meta.env.SSR) await loadMessages(toLocale(document.documentElement.lang) ?? 'it', 'delivery')
