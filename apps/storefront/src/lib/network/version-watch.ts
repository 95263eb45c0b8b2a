import { isNewerVersion } from '@bottega/rules/catalog/version.ts'
import { timing } from '../visit/application-configuration.ts'
import { platformName } from '../visit/platform.ts'

/** What `/version.json` says of the latest version. (Shopping core, sections 3 and 7) */
export interface LatestVersion {
  readonly version: string
  /** What is new, in the language of the page. */
  readonly description: string
  /** Where to get it; `{platform}` stands for the kind of client. */
  readonly url: string
}

interface VersionWatchParts {
  running: string
  latest: () => Promise<LatestVersion | undefined>
  onNewer: (latest: LatestVersion) => void
}

/** Asks now and at every interval; a newer version is told once, and ends the asking. Answers with the way to stop. */
export function versionWatch({ running, latest, onNewer }: VersionWatchParts): () => void {
  const timer = setInterval(() => void look(), timing.versionCheckMs)
  const stop = () => clearInterval(timer)
  let told = false

  async function look() {
    const found = await latest()
    if (told || found === undefined || !isNewerVersion(found.version, running)) return
    told = true
    stop()
    onNewer(found)
  }

  void look()
  return () => {
    told = true
    stop()
  }
}

/**
 * Where the update is for this kind of client: a path of the shop or a secure address elsewhere, else the home page.
 */
export function updateAddress({ url }: Pick<LatestVersion, 'url'>): string {
  const address = url.replaceAll('{platform}', platformName())
  return /^(\/(?![/\\])|https:\/\/)/.test(address) ? address : '/'
}
