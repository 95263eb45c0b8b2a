import { cardsRemove, cardsView } from '@bottega/contract/loyalty/calls.ts'
import type { CardView } from '@bottega/contract/loyalty/loyalty.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../../lib/api/refusals.ts'
import { required } from '../../../lib/api/required.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifications } from '../../../lib/notices/notifications.ts'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { shopOf, usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { isOnSite } from '../../../lib/visit/site-routes.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { formatDatedShopDay } from '../../../lib/words/shop-day.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import parts from '../parts/parts.module.css'
import { useQuestion } from '../parts/use-question.tsx'
import { loyaltyWords } from '../words/loyalty.ts'
import type { Route } from './+types/FidelityPage.ts'
import { AddCard } from './AddCard.tsx'
import { CardBarcode } from './CardBarcode.tsx'
import styles from './FidelityPage.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(loyaltyWords, locale)('card.title'))

export const loader = ({ context }: Route.LoaderArgs) => required(context.get(visitContext).api.call(cardsView))

/** The loyalty card, to be shown at the till, added and removed. (Account and after-sales, section 2: fidelity) */
export default function FidelityPage({ loaderData: { cards, points } }: Route.ComponentProps) {
  const t = useTranslations(loyaltyWords, 'card')
  const acting = useShopperPart(({ user }) => user.ssoUser?.actingUntil !== undefined)
  const [card] = cards
  return (
    <TitledPage title={t('title')} narrow>
      {acting && <Notice tone="info">{t('notWhileActing')}</Notice>}
      {card === undefined && !acting && <AddCard />}
      {card !== undefined && <OwnCard card={card} points={points} mayRemove={!acting} />}
    </TitledPage>
  )
}

function OwnCard({ card, points, mayRemove }: { card: CardView; points: number; mayRemove: boolean }) {
  const words = useTranslations(loyaltyWords)
  const t = useTranslations(loyaltyWords, 'card')
  const setting = usePageSetting()
  const { locale, site } = setting
  const name = useShopperPart(({ user }) => `${user.firstName} ${user.lastName}`)
  return (
    <div className={styles.parts}>
      <section className={styles.card} aria-label={t('holder', { name })}>
        <p className={styles.shop}>{shopOf(setting).name}</p>
        <p className={styles.name}>{name}</p>
        <CardBarcode number={card.fidelityCard} />
      </section>
      <div className={parts.panel}>
        <p>{t('show')}</p>
        <p className={parts.figure}>{words('balance', { points })}</p>
        <p className={parts.soft}>{t('points')}</p>
        <div className={parts.row}>
          {isOnSite(paths.points(), site) && <LinkButton href={paths.points()}>{t('toPoints')}</LinkButton>}
          {mayRemove && <RemoveCard number={card.fidelityCard} />}
        </div>
        <p className={parts.soft}>
          {t('since', { day: formatDatedShopDay(shopDate(new Date(card.addedAt)), locale) })}
        </p>
      </div>
    </div>
  )
}

function RemoveCard({ number }: { number: string }) {
  const t = useTranslations(loyaltyWords, 'card')
  const question = useQuestion()
  const { revalidate } = useRevalidator()
  const { busy, run } = useCommand(async () => {
    await browserApi().call(cardsRemove, { body: { fidelity_card: number } })
    notifications.notify('success', t('removed'))
    await revalidate()
  }, notifyRefusal)
  async function press() {
    const sure = await question({
      title: t('ask.title'),
      text: t('ask.text'),
      yes: t('ask.yes'),
      no: t('ask.no'),
    })
    if (sure) run()
  }
  return (
    <Button variant="secondary" busy={busy} onClick={() => void press()}>
      {t('remove')}
    </Button>
  )
}
