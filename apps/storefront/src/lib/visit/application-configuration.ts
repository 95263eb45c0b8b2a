import { appVersion } from '../network/app-version.ts'
import { writeStored } from '../storage/stored.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { settingOfPage } from './setting-of-page.ts'
import type { Site } from './site.ts'

/** In milliseconds. (Shopping core, sections 4 and 9) */
export const timing = {
  /** How often the shop is asked for a newer version. */
  versionCheckMs: 600_000,
  /** How long after its start the shop reloads itself. */
  restartAfterMs: 1_800_000,
} as const

/**
 * The identity of this tab's shop, stored but for the name of the visit: a browser that has not been asked about cookies
 * stores nothing that tells it from others. (Shopping core, section 9; decision 0170)
 */
export interface ApplicationConfiguration {
  /** Names the visit in this tab to the shop, as the `session` header, as long as the page lives; no credential. */
  readonly session: string
  readonly site: Site
  readonly locale: Language
  readonly version: string
  readonly timing: typeof timing
}

let current: ApplicationConfiguration | undefined

export function applicationConfiguration(): ApplicationConfiguration {
  current ??= begin()
  return current
}

/** Gives the visit a new name after a session has ended. (Shopping core, section 8: status 419) */
export function renewSession(): void {
  current = begin()
}

function begin(): ApplicationConfiguration {
  const { site, locale } = settingOfPage()
  const stored = { site, locale, version: appVersion, timing }
  writeStored('application_configuration', stored)
  return { ...stored, session: crypto.randomUUID().replaceAll('-', '') }
}
