import type { Language } from '@bottega/rules/text/language.ts'
import { languages } from '@bottega/rules/text/language.ts'
import releaseNotes from './release-notes.json' with { type: 'json' }

interface VersionInfo {
  lastVersion: { version: string; description: string }
  /** The address of the version; a client puts its kind in place of `{platform}`. */
  url: string
}

type Notes = Readonly<Record<string, Readonly<Record<Language, string>> | undefined>>

/** The content of `/version.json`. (Shopping core, section 3: version info) */
export function versionInfo(version: string, url: string, requested: unknown): VersionInfo {
  const language = languages.find((one) => one === requested) ?? 'it'
  const notes: Notes = releaseNotes
  return { lastVersion: { version, description: notes[version]?.[language] ?? '' }, url }
}
