import { offersList, offersWithdraw } from '@bottega/contract/offers/calls.ts'
import type { OfferView } from '@bottega/contract/offers/offers.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Pagination } from '@bottega/ui/components/navigation/Pagination.tsx'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../lib/api/refusals.ts'
import { required } from '../../lib/api/required.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { notifyRemarks } from '../../lib/notices/notifications.ts'
import { pageIn } from '../../lib/page/address-numbers.ts'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { visitContext } from '../../lib/visit/visit.ts'
import { pagingWords } from '../../lib/words/shared/paging.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/CreateOfferPage.ts'
import { OfferFacts } from './OfferFacts.tsx'
import { OfferFields } from './OfferFields.tsx'
import styles from './Offers.module.css'
import { offersWords } from './words/offers.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(offersWords, locale)('title'))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  required(context.get(visitContext).api.call(offersList, { query: { page: pageIn(url.searchParams) } }))

/** An offer to the shop, and those sent before with their answers. (Account and after-sales, section 2: create-offer) */
export default function CreateOfferPage({ loaderData: { offers, page } }: Route.ComponentProps) {
  const t = useTranslations(offersWords)
  const pages = useTranslations(pagingWords)
  return (
    <TitledPage title={t('title')} narrow>
      <p>{t('about')}</p>
      <OfferFields />
      <h2>{t('mine')}</h2>
      {offers.length === 0 && <p className={styles.soft}>{t('none')}</p>}
      <ul className={styles.list}>
        {offers.map((offer) => (
          <MyOffer key={offer.offerId} offer={offer} />
        ))}
      </ul>
      <Pagination
        label={pages('label', { title: t('mine') })}
        previousLabel={pages('previous')}
        nextLabel={pages('next')}
        pageLabel={(number) => pages('page', { page: String(number) })}
        current={page.selPage}
        total={page.totPages}
        hrefOf={(number) => paths.createOffer(number > 1 ? { page: number } : {})}
      />
    </TitledPage>
  )
}

function MyOffer({ offer }: { offer: OfferView }) {
  const t = useTranslations(offersWords)
  const { revalidate } = useRevalidator()
  const { busy, run } = useCommand(async () => {
    const { response } = await browserApi().call(offersWithdraw, { body: { offer_id: offer.offerId } })
    notifyRemarks(response)
    await revalidate()
  }, notifyRefusal)
  return (
    <li className={styles.offer}>
      <OfferFacts offer={offer} />
      {offer.state === 'new' && (
        <Button variant="secondary" busy={busy} onClick={() => run()}>
          {t('withdraw')}
        </Button>
      )}
    </li>
  )
}
