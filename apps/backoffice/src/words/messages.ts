import type { Language } from '@bottega/rules/text/language.ts'
import type it from './it.ts'

export type Messages = typeof it

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
    Locale: Language
  }
}
