import { RefusalError } from '@bottega/contract/api.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { wordsInPlace } from '../../../lib/words/words-in-place.ts'
import { paths } from '../../../paths.ts'
import { leaveForGroup } from './leave-for-group.ts'

/** The way in by the group's own login, which leads back to where one stands or was headed. */
export function SingleSignOn({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const t = useTranslations('auth.sso')
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function leave() {
    setBusy(true)
    setRefusal(undefined)
    const wanted = pathname === paths.login() ? (query.get('redirect') ?? paths.home()) : pathname + search
    try {
      await leaveForGroup({ api: browserApi(), wanted, onLeave, go: (address) => window.location.assign(address) })
    } catch (error) {
      setBusy(false)
      if (!(error instanceof RefusalError)) throw error
      setRefusal(wordsInPlace(error))
    }
  }

  return (
    <>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <Button variant="secondary" size="large" wide busy={busy} onClick={() => void leave()}>
        {t('button')}
      </Button>
    </>
  )
}
