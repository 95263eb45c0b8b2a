import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useLocation, useSearchParams } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { authWords } from '../words/auth.ts'
import { leaveForGroup } from './leave-for-group.ts'

/** Login by the group's own login page, which redirects back to the current page or to the one asked for. */
export function SingleSignOn({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const t = useTranslations(authWords, 'sso')
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const { busy, refusal, run } = useCommand(async () => {
    const wanted = pathname === paths.login() ? (query.get('redirect') ?? paths.home()) : pathname + search
    await leaveForGroup({ api: browserApi(), wanted, onLeave, go: (address) => window.location.assign(address) })
    return 'leaving'
  })

  return (
    <>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <Button variant="secondary" size="large" wide busy={busy} onClick={run}>
        {t('button')}
      </Button>
    </>
  )
}
