import { formatDay } from '@bottega/rules/text/format.ts'
import { authTest } from '@bottega/contract/auth/calls.ts'
import { stockWishList } from '@bottega/contract/stock-wishes/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { required } from '../../lib/api/required.ts'
import { LinePicture } from '../../lib/page/LinePicture.tsx'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { useAsk } from '../../lib/questions/ask.ts'
import { ConfirmDialog } from '../../lib/questions/ConfirmDialog.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { requireSignIn } from '../../lib/visit/require-sign-in.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { commonWords } from '../../lib/words/shared/common.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import type { Route } from './+types/StockWishesPage.ts'
import styles from './StockWishesPage.module.css'
import { removeAllWishes, removeWish, useWishes } from './wishes-store.ts'
import { wishWords } from './words/wish.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(wishWords, locale)('title'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  requireSignIn((await api.call(authTest)).user, url)
  return required(api.call(stockWishList))
}

/** The products a customer wants to be told of; the link that ends all of them in the mail leads here. (decision 855) */
export default function StockWishesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(wishWords)
  const common = useTranslations(commonWords)
  const { locale } = usePageSetting()
  const ask = useAsk()
  const wishes = useWishes(loaderData)?.wishes ?? []
  const [working, setWorking] = useState<number | 'all'>()
  const dayOf = (instant: string) => formatDay(new Date(instant), locale)

  async function remove(which: number | 'all') {
    setWorking(which)
    await (which === 'all' ? removeAllWishes() : removeWish(which))
    setWorking(undefined)
  }

  async function removeAll() {
    const words = { title: t('allTitle'), text: t('allText'), yes: t('all'), no: common('cancel') }
    if (await ask<boolean>((answer) => <ConfirmDialog {...words} onAnswer={answer} />)) await remove('all')
  }

  if (wishes.length === 0)
    return (
      <TitledPage title={t('title')} narrow>
        <EmptyState title={t('none.title')} text={t('none.text')} />
      </TitledPage>
    )
  return (
    <TitledPage title={t('title')} narrow>
      <p>{t('intro')}</p>
      <ul className={styles.wishes}>
        {wishes.map(({ wishId, name, description, itemUrl, mediaURL, isSold, storeName, until }) => (
          <li key={wishId} className={styles.wish}>
            <LinePicture src={mediaURL} />
            <div className={styles.words}>
              {isSold ? <Link to={itemUrl}>{name}</Link> : <span>{name}</span>}
              <span className={styles.detail}>{description}</span>
              <span className={styles.detail}>
                {isSold ? t('until', { store: storeName, day: dayOf(until) }) : t('notSold')}
              </span>
            </div>
            <Button
              variant="quiet"
              busy={working === wishId}
              aria-label={t('undoNamed', { name })}
              onClick={() => void remove(wishId)}
            >
              {t('undo')}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" busy={working === 'all'} onClick={() => void removeAll()}>
        {t('all')}
      </Button>
    </TitledPage>
  )
}
