import { isNewerVersion } from '@bottega/rules/catalog/version.ts'
import { timing } from '../visit/application-configuration.ts'
import { platformName } from '../visit/platform.ts'

/** The content of `/version.json`. (Shopping core, sections 3 and 7) */
export interface LatestVersion {
  readonly version: string
  /** The news of the version, in the language of the page. */
  readonly description: string
  /** Address of the update; `{platform}` stands for the kind of client. */
  readonly url: string
}

interface VersionWatchParts {
  running: string
  latest: () => Promise<LatestVersion | undefined>
  onNewer: (latest: LatestVersion) => void
}

/**
 * Asks now and at every interval; reports a newer version once, then stops asking. Returns the function that stops it.
 */
export function versionWatch({ running, latest, onNewer }: VersionWatchParts): () => void {
  const timer = setInterval(() => void check(), timing.versionCheckMs)
  const stop = () => clearInterval(timer)
  let announced = false

  async function check() {
    const found = await latest()
    if (announced || found === undefined || !isNewerVersion(found.version, running)) return
    announced = true
    stop()
    onNewer(found)
  }

  void check()
  return () => {
    announced = true
    stop()
  }
}

/**
 * Address of the update for this kind of client: a path of the shop or an https address elsewhere, else the home page.
 */
export function updateAddress({ url }: Pick<LatestVersion, 'url'>): string {
  const address = url.replaceAll('{platform}', platformName())
  return /^(\/(?![/\\])|https:\/\/)/.test(address) ? address : '/'
}
