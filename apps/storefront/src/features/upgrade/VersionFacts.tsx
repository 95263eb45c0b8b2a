import type { LatestVersion } from '../../lib/network/version-watch.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { upgradeWords } from './words/upgrade.ts'

/** The number of a version, and what is new in it. */
export function VersionFacts({ latest }: { latest: LatestVersion }) {
  const t = useTranslations(upgradeWords)
  return (
    <>
      <p>{t('number', { version: latest.version })}</p>
      {latest.description !== '' && <p>{latest.description}</p>}
    </>
  )
}
