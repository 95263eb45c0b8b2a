import { useTranslations } from 'use-intl'
import type { LatestVersion } from '../../lib/network/version-watch.ts'
import '../../messages/aside.ts'

/** The number of a version, and what is new in it. */
export function VersionFacts({ latest }: { latest: LatestVersion }) {
  const t = useTranslations('upgrade')
  return (
    <>
      <p>{t('number', { version: latest.version })}</p>
      {latest.description !== '' && <p>{latest.description}</p>}
    </>
  )
}
