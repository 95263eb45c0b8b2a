import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { pendingRequests } from '../../../lib/api/pending.ts'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useLost } from './ConnectionNote.tsx'
import styles from './ProgressLine.module.css'

/** Milliseconds: faster answers show nothing and change nothing in the page but an attribute. */
const noticeable = 250

/** As many as fill a wide screen; the style sheet knows which pages have fewer, and which are cards. */
const bones = Array.from({ length: 18 }, (_, index) => index)

/**
 * Shows that requests are in flight: a line when they take long enough to be noticed, and a veil over the page when
 * they take long; over a page that is loading, its skeleton. All depend on the count of requests and pages in flight. A
 * page that waits for the network stays readable: `ConnectionNote` says why. (Shopping core, section 4)
 */
export function ProgressLine() {
  const t = useTranslations(commonWords)
  const pending = useSyncExternalStore(pendingRequests.subscribe, pendingRequests.get, () => 0)
  const lost = useLost()
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const busy = state !== 'idle' || pending > 0
  const lasting = useLasting(busy)
  const changesPage = state === 'loading' && location.pathname !== pathname
  return (
    <>
      <output className={styles.line} data-busy={busy}>
        {lasting && <VisuallyHidden>{t('loading')}</VisuallyHidden>}
      </output>
      {lasting && !lost && (
        <div className={styles.veil} data-page={changesPage ? location.pathname : undefined} aria-hidden="true">
          {changesPage && bones.map((bone) => <span key={bone} className={styles.bone} />)}
        </div>
      )}
    </>
  )
}

function useLasting(busy: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(setLasting, noticeable, true)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [busy])
  return busy && lasting
}
