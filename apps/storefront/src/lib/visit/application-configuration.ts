import { appVersion } from '../network/app-version.ts'
import { writeStored, readStored } from '../storage/stored.ts'
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
 * The identity of this tab's shop: stored from page to page, created again when it is another shop. (Shopping core,
 * section 9)
 */
export interface ApplicationConfiguration {
  /** Names the visit in this tab to the shop, as the `session` header; no credential. */
  readonly session: string
  readonly site: Site
  readonly locale: Language
  readonly version: string
  readonly timing: typeof timing
}

function isConfiguration(value: unknown): value is ApplicationConfiguration {
  return typeof value === 'object' && value !== null && 'session' in value && typeof value.session === 'string'
}

let current: ApplicationConfiguration | undefined

export function applicationConfiguration(): ApplicationConfiguration {
  current ??= begin()
  return current
}

/** Gives the visit a new name after a session has ended. (Shopping core, section 8: status 419) */
export function renewSession(): void {
  current = begin({ renewed: true })
}

function begin({ renewed = false } = {}): ApplicationConfiguration {
  const { site, locale } = settingOfPage()
  const known = readStored('application_configuration')
  const isKnown = !renewed && isConfiguration(known)
  const session = isKnown ? known.session : crypto.randomUUID().replaceAll('-', '')
  const configuration: ApplicationConfiguration = {
    session,
    site,
    locale,
    version: appVersion,
    timing,
  }
  writeStored('application_configuration', configuration)
  return configuration
}
