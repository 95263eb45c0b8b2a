import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { ProductSlider } from '../../product-card/shelf/ProductSlider.tsx'
import { Sponsor } from '../banners/Sponsor.tsx'
import type { BlockProps } from '../define-block.ts'
import { blocksWords } from '../words/blocks.ts'
import { FirstCard } from './FirstCard.tsx'
import styles from './ProductSliderBlock.module.css'

export function ProductSliderBlock({ block: { content, data } }: BlockProps<'ProductSlider'>) {
  const t = useTranslations(blocksWords)
  return (
    <ProductSlider
      title={content.title}
      products={data.products}
      counted
      first={content.card && <FirstCard card={content.card} />}
      more={
        <>
          <Sponsor name={content.sponsor} />
          {content.link && (
            <Anchor href={content.link} className={styles.more}>
              {content.linkText ?? t('more')}
            </Anchor>
          )}
        </>
      }
    />
  )
}
