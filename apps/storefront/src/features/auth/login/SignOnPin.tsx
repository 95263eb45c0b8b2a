import { signOnPin } from '@bottega/contract/sign-on/calls.ts'
import { ownPath } from '@bottega/rules/content/own-path.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { wordsInPlace } from '../../../lib/api/refusals.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { storeRemarks } from '../../../lib/notices/pending-remarks.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { authWords } from '../words/auth.ts'
import { PinStep } from './PinStep.tsx'
import type { PinFields } from './use-login.ts'

/** Back from the group's or a provider's login: the PIN that this account takes at every login. */
export function SignOnPin({ go }: { go: (address: string) => void }) {
  const t = useTranslations(authWords, 'pin')
  const { busy, refusal, run } = useCommand(
    async (given: PinFields) => {
      const { data, response } = await browserApi().call(signOnPin, { body: given })
      storeRemarks(response)
      go(ownPath(data.relayPath, paths.home()))
      return 'leaving'
    },
    // Asked for another, the shop says so by this refusal.
    (refused) => (refused.code === 'error.login.mfaPinRequired' ? undefined : wordsInPlace(refused)),
  )
  return <PinStep t={t} busy={busy} refusal={refusal} onSend={run} onStartOver={() => go(paths.login())} />
}
