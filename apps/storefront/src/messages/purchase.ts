import { toLocale } from '../lib/locale.ts'
import { loadPurchaseMessages } from './load.ts'

// Importing this holds a part of the page back until the wording of buying is there. The server has it from the start.
if (!import.meta.env.SSR) await loadPurchaseMessages(toLocale(document.documentElement.lang) ?? 'it')
