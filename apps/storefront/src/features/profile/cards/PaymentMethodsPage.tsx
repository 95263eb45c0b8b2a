import { paymentTypesList } from '@bottega/contract/checkout/calls.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { required } from '../../../lib/api/required.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { profileWords } from '../words/profile.ts'
import type { Route } from './+types/PaymentMethodsPage.ts'
import styles from './PaymentMethodsPage.module.css'
import { SavedCard } from './SavedCard.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(profileWords, locale)('cards.title'))

export async function loader({ context }: Route.LoaderArgs) {
  const { paymentTypes } = await required(context.get(visitContext).api.call(paymentTypesList))
  const methods = paymentTypes.map(({ paymentTypeId, name, description }) => ({ paymentTypeId, name, description }))
  const cards = paymentTypes.flatMap(({ userPaymentAuths }) => userPaymentAuths)
  return { cards, methods, today: shopDate(new Date()) }
}

/** "My cards": what a provider remembers for the customer; below, every way in which they can pay. (Account and after-sales, section 2) */
export default function PaymentMethodsPage({ loaderData: { cards, methods, today } }: Route.ComponentProps) {
  const t = useTranslations(profileWords, 'cards')
  const acting = useShopperPart(({ user }) => user.ssoUser?.actingUntil !== undefined)
  return (
    <TitledPage title={t('title')} narrow>
      <p className={styles.about}>{t('about')}</p>
      {acting && <Notice tone="info">{t('notWhileActing')}</Notice>}
      {cards.length === 0 && !acting && (
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          picture={<Icon name="card" size={32} />}
          action={<LinkButton href={paths.cart()}>{t('none.action')}</LinkButton>}
        />
      )}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <SavedCard key={card.userPaymentAuthId} card={card} today={today} />
        ))}
      </ul>
      <section id="methods" aria-labelledby="methods-title" className={styles.methods}>
        <h2 id="methods-title">{t('methods.title')}</h2>
        <p className={styles.about}>{t('methods.about')}</p>
        <ul aria-labelledby="methods-title">
          {methods.map(({ paymentTypeId, name, description }) => (
            <li key={paymentTypeId}>
              <b>{name}</b>
              {description !== '' && <span className={styles.about}> {description}</span>}
            </li>
          ))}
        </ul>
      </section>
    </TitledPage>
  )
}
