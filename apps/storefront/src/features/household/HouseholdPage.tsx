import { authTest } from '@bottega/contract/auth/calls.ts'
import { householdClose, householdLeave, householdOpen, householdView } from '@bottega/contract/household/calls.ts'
import type { HouseholdView } from '@bottega/contract/household/household.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { required } from '../../lib/api/required.ts'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { requireSignIn } from '../../lib/visit/require-sign-in.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import type { Route } from './+types/HouseholdPage.ts'
import styles from './Household.module.css'
import { Invitation } from './Invitation.tsx'
import { Invitations } from './Invitations.tsx'
import { Member } from './Member.tsx'
import { Proposals } from './Proposals.tsx'
import { useHouseholdCommand } from './use-household.tsx'
import { householdWords } from './words/household.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(householdWords, locale)('title'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  requireSignIn((await api.call(authTest)).user, url)
  const { household } = await required(api.call(householdView))
  return { household, token: url.searchParams.get('token') ?? undefined }
}

/** The people who fill one cart, and what they propose; the link of an invitation leads here. (decision 863) */
export default function HouseholdPage({ loaderData: { household, token } }: Route.ComponentProps) {
  const t = useTranslations(householdWords)
  return (
    <TitledPage title={t('title')} narrow>
      {token !== undefined && <Invitation token={token} isInHousehold={household !== undefined} />}
      {household === undefined ? token === undefined && <NoHousehold /> : <Household household={household} />}
    </TitledPage>
  )
}

function NoHousehold() {
  const t = useTranslations(householdWords, 'intro')
  const { busy, run } = useHouseholdCommand((api) => api.call(householdOpen, { body: {} }))
  const action = (
    <Button busy={busy} onClick={run}>
      {t('open')}
    </Button>
  )
  return <EmptyState title={t('title')} text={t('text')} action={action} />
}

function Household({ household }: { household: HouseholdView }) {
  const t = useTranslations(householdWords)
  const { isHolder, holderName, members, proposals } = household
  return (
    <>
      {!isHolder && <p>{t('of', { name: holderName })}</p>}
      <Proposals proposals={proposals} isHolder={isHolder} />
      <section aria-labelledby="members" className={styles.part}>
        <h2 id="members">{t('members')}</h2>
        {isHolder && <p className={styles.detail}>{t('adultHelp')}</p>}
        <ul className={styles.list}>
          {members.map((member) => (
            <Member key={member.memberId} member={member} isHolder={isHolder} />
          ))}
        </ul>
      </section>
      {isHolder && <Invitations invitations={household.invitations} />}
      <End isHolder={isHolder} holderName={holderName} />
    </>
  )
}

function End({ isHolder, holderName }: Pick<HouseholdView, 'isHolder' | 'holderName'>) {
  const t = useTranslations(householdWords)
  const [title, text, yes] = isHolder
    ? [t('closeTitle'), t('closeText'), t('close')]
    : [t('leaveTitle', { name: holderName }), t('leaveText'), t('leave')]
  const { busy, run } = useHouseholdCommand(
    (api) => (isHolder ? api.call(householdClose, { body: {} }) : api.call(householdLeave, { body: {} })),
    { title, text, yes },
  )
  return (
    <div>
      <Button variant="quiet" busy={busy} onClick={run}>
        {yes}
      </Button>
    </div>
  )
}
