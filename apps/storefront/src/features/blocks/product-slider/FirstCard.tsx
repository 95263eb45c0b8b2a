import type { FirstCard as Card } from '@bottega/contract/content/blocks.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { blocksWords } from '../words/blocks.ts'
import styles from './FirstCard.module.css'

/** The card before the products, which leads to their category. (Content and discovery, section 3: SHOW_CARD) */
export function FirstCard({ card }: { card: Card }) {
  const t = useTranslations(blocksWords)
  const { mode, title, subtitle, description, button, link, image } = card
  return (
    <article className={styles.card}>
      {mode === 'image' && image && (
        <img src={image} alt="" width="170" height="170" loading="lazy" className={styles.picture} />
      )}
      <h3 className={styles.title}>{title}</h3>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {description && <p className={styles.description}>{description}</p>}
      <div className={styles.action}>
        <LinkButton href={link} variant="accent">
          {button ?? t('more')}
        </LinkButton>
      </div>
    </article>
  )
}
