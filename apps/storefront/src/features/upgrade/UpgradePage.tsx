import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { useEffect, useState } from 'react'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { VersionFacts } from './VersionFacts.tsx'
import { appVersion } from '../../lib/network/app-version.ts'
import { latestVersion } from '../../lib/network/latest-version.ts'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { updateAddress, type LatestVersion } from '../../lib/network/version-watch.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/UpgradePage.ts'
import { upgradeWords } from './words/upgrade.ts'
import styles from './UpgradePage.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(upgradeWords, locale)('screenTitle'))

const thisVersion: LatestVersion = { version: appVersion, description: '', url: paths.home() }

/** For clients redirected here because they are too old: what is new, the version, and the button that loads it. */
export default function UpgradePage() {
  const t = useTranslations(upgradeWords)
  const { locale } = usePageSetting()
  // Assumes that scripts just loaded are the latest; an older page learns the newer version from the shop.
  const [latest, setLatest] = useState<LatestVersion | undefined>(thisVersion)
  const isCurrent = latest?.version === appVersion

  useEffect(() => {
    void latestVersion(locale).then(setLatest)
  }, [locale])

  return (
    <EmptyState
      level={1}
      title={t('screenTitle')}
      text={t(isCurrent ? 'current' : 'screenText')}
      action={
        <>
          <div className={styles.facts}>{latest && <VersionFacts latest={latest} />}</div>
          {/* A full page load on purpose: the router would keep the scripts it has. */}
          <Button
            onClick={() => window.location.assign(isCurrent ? paths.home() : updateAddress(latest ?? thisVersion))}
          >
            {t(isCurrent ? 'goOn' : 'reload')}
          </Button>
        </>
      }
    />
  )
}
