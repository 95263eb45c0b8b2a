import { EmptyState } from '@bottega/ui/components/EmptyState.tsx'
import { LinkButton } from '@bottega/ui/components/LinkButton.tsx'
import { useTranslations } from 'use-intl'
import basket from '../../assets/basket.webp'
import { paths } from '../../paths.ts'
import { SavedWords } from './SavedWords.tsx'

/** A search without results: said kindly, with what to do next. */
export function NothingFound() {
  const t = useTranslations('search')
  return (
    <>
      <EmptyState
        title={t('nothing')}
        text={t('nothingText')}
        picture={<img src={basket} alt="" width="140" height="140" />}
        action={<LinkButton href={paths.offers()}>{t('seeOffers')}</LinkButton>}
      />
      <SavedWords />
    </>
  )
}
