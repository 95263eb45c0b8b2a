import { authTest } from '@bottega/contract/auth/calls.ts'
import {
  standingOrderSkip,
  standingProposalTake,
  standingProposalView,
} from '@bottega/contract/standing-orders/calls.ts'
import type { StandingProposalView } from '@bottega/contract/standing-orders/standing-orders.ts'
import { thousandthsFromUnits } from '@bottega/rules/quantity/parse-quantity.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { data, Link, useNavigate } from 'react-router'
import { browserApi } from '../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../lib/api/refusals.ts'
import { required } from '../../lib/api/required.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { idIn } from '../../lib/page/address-numbers.ts'
import { LinePicture } from '../../lib/page/LinePicture.tsx'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { useStay } from '../../lib/page/use-stay.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { requireSignIn } from '../../lib/visit/require-sign-in.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { formatShopDay } from '../../lib/words/shop-day.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import { useCartStore } from '../cart-store/cart-context.ts'
import { quantityText } from '../cart-store/quantity-text.ts'
import type { Route } from './+types/ProposalPage.ts'
import { hoursText, whenText } from './hours-text.ts'
import styles from './StandingOrders.module.css'
import { standingWords } from './words/standing.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(standingWords, locale)('title'))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  requireSignIn((await api.call(authTest)).user, url)
  const proposalId = idIn(params.proposalId)
  if (proposalId === undefined) throw data(null, { status: 404 })
  return required(api.call(standingProposalView, { query: { proposal_id: proposalId } }))
}

/** The goods a standing order would bring on one date; one press puts it in the cart. (decision 861) */
export default function ProposalPage({ loaderData: proposal }: Route.ComponentProps) {
  const t = useTranslations(standingWords, 'proposal')
  const { locale } = usePageSetting()
  const { listName, addressName, day, lines, total, state, slot } = proposal
  const about = [listName, addressName].filter((part) => part !== undefined).join(', ')
  return (
    <TitledPage
      title={t('title', { day: formatShopDay(day, locale) })}
      narrow
      above={<Link to={paths.standingOrders()}>{t('back')}</Link>}
    >
      <p className={styles.detail}>{about}</p>
      {state === 'open' ? (
        <Place proposal={proposal} />
      ) : (
        <p>
          <output>{t(`state.${state}`)}</output>
        </p>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <ProposedLine key={line.productId} line={line} />
        ))}
      </ul>
      <p className={styles.total}>
        <span>{t('total')}</span> <span>{formatEuros(total, locale)}</span>
      </p>
      <p className={styles.detail}>{t('estimate')}</p>
      {state === 'open' && <Answers proposal={proposal} canTake={slot !== undefined} />}
      {state === 'taken' && <LinkButton href={paths.cart()}>{t('toCart')}</LinkButton>}
    </TitledPage>
  )
}

/** The place there is, or that there is none at the hours wanted. */
function Place({ proposal }: { proposal: StandingProposalView }) {
  const t = useTranslations(standingWords, 'proposal')
  const { locale } = usePageSetting()
  const { slot, isAsWanted } = proposal
  if (slot === undefined)
    return (
      <p>
        <output>{t('noSlot')}</output>
      </p>
    )
  const when = whenText(slot, locale)
  return <p>{isAsWanted ? t('slot', { when }) : t('otherSlot', { when, hours: hoursText(proposal) })}</p>
}

const tones = { missing: 'alert', fewer: 'warn', choice: 'warn', dearer: 'warn', offer: 'offer' } as const

function ProposedLine({ line }: { line: StandingProposalView['lines'][number] }) {
  const t = useTranslations(standingWords, 'proposal')
  const { locale } = usePageSetting()
  const { name, description, itemUrl, mediaURL, quantity, isLoose, price, priceBefore, total, remarks } = line
  const amount = quantityText(thousandthsFromUnits(quantity), isLoose ? 'loose' : 'piece', locale)
  return (
    <li className={styles.line}>
      <LinePicture src={mediaURL} />
      <div className={styles.words}>
        <Link to={itemUrl}>{name}</Link>
        <span className={styles.detail}>
          {[description, ...(price === undefined ? [] : [`${amount} × ${formatEuros(price, locale)}`])].join(', ')}
        </span>
        {(remarks.length > 0 || line.unsuitable) && (
          <span className={styles.remarks}>
            {remarks.map((remark) => (
              <Badge key={remark} tone={tones[remark]}>
                {t(`remarks.${remark}`, { price: formatEuros(priceBefore ?? 0, locale) })}
              </Badge>
            ))}
            {line.unsuitable && <Badge tone="warn">{t('unsuitable')}</Badge>}
          </span>
        )}
      </div>
      {price !== undefined && <span className={styles.sum}>{formatEuros(total, locale)}</span>}
    </li>
  )
}

function Answers({ proposal, canTake }: { proposal: StandingProposalView; canTake: boolean }) {
  const t = useTranslations(standingWords, 'proposal')
  const { perform } = useCartStore()
  const navigate = useNavigate()
  const stay = useStay()
  const take = useCommand(async () => {
    const isStillHere = stay()
    const request = { query: { show_sectors: true }, body: { proposal_id: proposal.proposalId } }
    const done = await perform((api) => api.call(standingProposalTake, request))
    if (done && isStillHere()) await navigate(paths.checkout())
  })
  const skip = useCommand(async () => {
    const isStillHere = stay()
    const body = { standing_order_id: proposal.standingOrderId, day: proposal.day }
    await browserApi().call(standingOrderSkip, { body })
    if (isStillHere()) await navigate(paths.standingOrders())
  }, notifyRefusal)
  return (
    <>
      <div className={styles.actions}>
        <Button busy={take.busy} disabled={!canTake || skip.busy} onClick={take.run}>
          {t('take')}
        </Button>
        <Button variant="secondary" busy={skip.busy} disabled={take.busy} onClick={skip.run}>
          {t('skip')}
        </Button>
      </div>
      <p className={styles.detail}>{t('ask')}</p>
    </>
  )
}
