import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { frameWords } from '../../lib/words/shared/frame.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'

/** Links to the pages for reading: recipes, news, the cooperatives. */
export function DiscoverLinks({ className }: { className?: string | undefined }) {
  const t = useTranslations(frameWords, 'discover')
  return (
    <>
      <ShopLink to={paths.recipes()} className={className}>
        {t('recipes')}
      </ShopLink>
      <ShopLink to={paths.news()} className={className}>
        {t('news')}
      </ShopLink>
      <ShopLink to={paths.cooperatives()} className={className}>
        {t('cooperatives')}
      </ShopLink>
    </>
  )
}
