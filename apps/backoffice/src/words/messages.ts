import type it from './it.ts'

export type Messages = typeof it

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
    Locale: 'it' | 'de' | 'en'
  }
}
