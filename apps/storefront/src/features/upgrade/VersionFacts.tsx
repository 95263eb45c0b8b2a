import { useTranslations } from 'use-intl'
import type { LatestVersion } from '../../lib/version-watch.ts'
import '../../messages/aside.ts'

/** What is new, and its number. */
export function VersionFacts({ latest }: { latest: LatestVersion }) {
  const t = useTranslations('upgrade')
  return (
    <>
      {latest.description !== '' && <p>{latest.description}</p>}
      <p>{t('number', { version: latest.version })}</p>
    </>
  )
}
