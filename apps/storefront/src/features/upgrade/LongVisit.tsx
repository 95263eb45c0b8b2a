import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { appVersion } from '../../lib/network/app-version.ts'
import { connection } from '../../lib/network/connection.ts'
import { latestVersion } from '../../lib/network/latest-version.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { pendingRequests } from '../../lib/api/pending.ts'
import { restartWatch } from '../../lib/network/restart-watch.ts'
import { storeTypedText } from '../../lib/storage/typed-text.ts'
import { versionWatch, type LatestVersion } from '../../lib/network/version-watch.ts'
import { paths } from '../../paths.ts'
import { NewVersionDialog } from './NewVersionDialog.tsx'

const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** For pages that stay open long: watches for new versions, and reloads the page once it is old. */
export function LongVisit({ startedAt }: { startedAt: number }) {
  const { locale } = usePageSetting()
  const { pathname } = useLocation()
  const [latest, setLatest] = useState<LatestVersion>()

  useEffect(
    () => versionWatch({ running: appVersion, latest: () => latestVersion(locale), onNewer: setLatest }),
    [locale],
  )

  const isBusy = useEffectEvent(
    () =>
      pendingRequests.get() > 0 ||
      document.querySelector('dialog[open], :popover-open:not([popover=manual])') !== null ||
      [paths.payment(), paths.checkout()].some((path) => pathname.startsWith(path)),
  )

  useEffect(() => {
    const watch = restartWatch({ startedAt, isBusy: () => isBusy(), restart: () => void restart() })
    const onView = () => document.visibilityState === 'visible' && watch.comeBack()
    document.addEventListener('visibilitychange', onView)
    for (const touch of touches) document.addEventListener(touch, watch.touch, { capture: true, passive: true })
    return () => {
      watch.stop()
      document.removeEventListener('visibilitychange', onView)
      for (const touch of touches) document.removeEventListener(touch, watch.touch, { capture: true })
    }
  }, [startedAt])

  return latest && <NewVersionDialog latest={latest} onClose={() => setLatest(undefined)} />
}

/** A laptop that wakes has no network yet: reloading then would lose the page. */
async function restart() {
  await connection.answers()
  storeTypedText()
  window.location.reload()
}
