import { socialBegin } from '@bottega/contract/social/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useLocation, useSearchParams } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import type { SocialLogin } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { authWords } from '../words/auth.ts'

type SocialLoginsProps = {
  providers: readonly SocialLogin[]
  /** Called before the page is left for the provider, which comes back to it. */
  onLeave?: (() => void) | undefined
}

/** Login by Google or Facebook, which come back to the current page or to the one asked for. */
export function SocialLogins({ providers, onLeave }: SocialLoginsProps) {
  const t = useTranslations(authWords, 'social')
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const { busy, refusal, run } = useCommand(async (provider: SocialLogin) => {
    const wanted = pathname === paths.login() ? (query.get('redirect') ?? paths.home()) : pathname + search
    const { data } = await browserApi().call(socialBegin, { body: { provider, relay_state_url: wanted } })
    onLeave?.()
    window.location.assign(data.redirectUrl)
    return 'leaving'
  })
  return (
    <>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      {providers.map((provider) => (
        <Button key={provider} variant="secondary" size="large" wide busy={busy} onClick={() => run(provider)}>
          {t(provider)}
        </Button>
      ))}
    </>
  )
}
