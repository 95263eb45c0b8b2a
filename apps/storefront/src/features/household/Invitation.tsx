import { householdAccept, householdInvitation } from '@bottega/contract/household/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useNavigate } from 'react-router'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { useLoaded } from '../../lib/api/use-loaded.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './Household.module.css'
import { householdWords } from './words/household.ts'

const load = async (token: string) => (await browserApi().call(householdInvitation, { body: { token } })).data

/** Says whose household the link of a mail is to, and joins it; the address then has no token any more. */
export function Invitation({ token, isInHousehold }: { token: string; isInHousehold: boolean }) {
  const t = useTranslations(householdWords, 'invitation')
  const navigate = useNavigate()
  const loaded = useLoaded(token, () => load(token))
  const toPage = () => navigate('/profile/household', { replace: true })
  const { busy, refusal, run } = useCommand(async () => {
    await browserApi().call(householdAccept, { body: { token } })
    await toPage()
  })
  if (loaded.state === 'loading') return null
  if (loaded.state === 'failed')
    return (
      <p role="alert" className={styles.card}>
        {loaded.text}
      </p>
    )
  const { holderName: name, role } = loaded.data
  return (
    <section aria-labelledby="invitation" className={styles.card}>
      <h2 id="invitation">{t('title', { name })}</h2>
      <p>{isInHousehold ? t('already') : t(role, { name })}</p>
      {refusal !== undefined && <p role="alert">{refusal}</p>}
      <div className={styles.actions}>
        {!isInHousehold && (
          <Button busy={busy} onClick={run}>
            {t('accept')}
          </Button>
        )}
        <Button variant="secondary" disabled={busy} onClick={() => void toPage()}>
          {t('no')}
        </Button>
      </div>
    </section>
  )
}
