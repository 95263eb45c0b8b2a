import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import basket from '../../../assets/basket.webp'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { basketWords } from '../../cart-store/words/basket.ts'

/** Says that the cart is empty, and links to where to begin. */
export function EmptyCart({ level }: { level: 1 | 2 }) {
  const t = useTranslations(basketWords, 'empty')
  return (
    <EmptyState
      level={level}
      title={t('title')}
      text={t('text')}
      picture={<img src={basket} alt="" width="120" height="120" />}
      action={<LinkButton href={paths.offers()}>{t('action')}</LinkButton>}
    />
  )
}
