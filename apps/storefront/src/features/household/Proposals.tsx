import { householdAccepts, householdDeclines } from '@bottega/contract/household/calls.ts'
import type { HouseholdProposalView } from '@bottega/contract/household/household.ts'
import { thousandthsFromUnits } from '@bottega/rules/quantity/parse-quantity.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Link, useRevalidator } from 'react-router'
import { asRefusal } from '../../lib/api/refusals.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { LinePicture } from '../../lib/page/LinePicture.tsx'
import { useAsk } from '../../lib/questions/ask.ts'
import { ConfirmDialog } from '../../lib/questions/ConfirmDialog.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { useCartStore } from '../cart-store/cart-context.ts'
import { quantityText } from '../cart-store/quantity-text.ts'
import styles from './Household.module.css'
import { useHouseholdCommand } from './use-household.tsx'
import { householdWords } from './words/household.ts'

type Props = { proposals: readonly HouseholdProposalView[]; isHolder: boolean }

/** The holder answers proposals, all or one by one; a member sees what became of theirs. */
export function Proposals({ proposals, isHolder }: Props) {
  const t = useTranslations(householdWords, 'proposals')
  if (proposals.length === 0 && !isHolder) return null
  const ids = proposals.map(({ proposalId }) => proposalId)
  return (
    <section aria-labelledby="proposals" className={styles.part}>
      <h2 id="proposals">{t(isHolder ? 'title' : 'own')}</h2>
      {proposals.length === 0 && <p className={styles.detail}>{t('none')}</p>}
      <ul>
        {proposals.map((one) => (
          <Proposal key={one.proposalId} proposal={one} isHolder={isHolder} />
        ))}
      </ul>
      {isHolder && proposals.length > 0 && <p className={styles.detail}>{t('estimate')}</p>}
      {isHolder && proposals.length > 1 && <Answers ids={ids} />}
    </section>
  )
}

const tones = { open: 'quiet', accepted: 'ok', declined: 'warn' } as const

function Proposal({ proposal, isHolder }: { proposal: HouseholdProposalView; isHolder: boolean }) {
  const t = useTranslations(householdWords, 'proposals')
  const { locale } = usePageSetting()
  const { proposalId, name, description, itemUrl, mediaURL, quantity, isLoose, total, memberName, state } = proposal
  const amount = quantityText(thousandthsFromUnits(quantity), isLoose ? 'loose' : 'piece', locale)
  return (
    <li className={styles.line}>
      <LinePicture src={mediaURL} />
      <span className={styles.words}>
        <Link to={itemUrl}>{name}</Link>
        <span
          className={styles.detail}
        >{`${isLoose ? amount : `${amount} × ${description}`}, ${formatEuros(total, locale)}`}</span>
        {isHolder && <span className={styles.detail}>{t('by', { name: memberName })}</span>}
      </span>
      {isHolder ? <Answers ids={[proposalId]} name={name} /> : <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>}
    </li>
  )
}

/** Of one product, where it is named, else of all. */
function Answers({ ids, name }: { ids: readonly number[]; name?: string }) {
  const t = useTranslations(householdWords, 'proposals')
  const words = useTranslations(householdWords)
  const ask = useAsk()
  const { perform } = useCartStore()
  const { revalidate } = useRevalidator()
  const accept = useCommand(async () => {
    await perform(async (api) => {
      const send = (accept_diet: boolean) =>
        api.call(householdAccepts, { query: { show_sectors: true }, body: { proposal_ids: [...ids], accept_diet } })
      try {
        return await send(false)
      } catch (error) {
        const refusal = asRefusal(error)
        if (refusal.code !== 'error.diet.ask') throw refusal
        const question = { title: t('dietTitle'), text: refusal.text, yes: t('dietYes'), no: words('cancel') }
        if (await ask<boolean>((answer) => <ConfirmDialog {...question} onAnswer={answer} />)) return send(true)
        throw refusal
      }
    })
    await revalidate()
  })
  const decline = useHouseholdCommand((api) => api.call(householdDeclines, { body: { proposal_ids: [...ids] } }))
  const labels = (one: 'accept' | 'decline') =>
    name === undefined ? { children: t(`${one}All`) } : { children: t(one), 'aria-label': t(`${one}Of`, { name }) }
  return (
    <span className={styles.actions}>
      <Button busy={accept.busy} disabled={decline.busy} onClick={accept.run} {...labels('accept')} />
      <Button
        variant="secondary"
        busy={decline.busy}
        disabled={accept.busy}
        onClick={decline.run}
        {...labels('decline')}
      />
    </span>
  )
}
