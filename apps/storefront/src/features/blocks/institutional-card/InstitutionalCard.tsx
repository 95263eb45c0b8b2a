import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { EditorHtml } from '../../../lib/page/EditorHtml.tsx'
import { Sponsor } from '../banners/Sponsor.tsx'
import type { BlockProps } from '../define-block.ts'
import styles from './InstitutionalCard.module.css'

export function InstitutionalCard({ block: { content } }: BlockProps<'InstitutionalCard'>) {
  const { title, subtitle, description, image, alt = '', button, link, reverse, sponsor } = content
  return (
    <section className={styles.card} data-reverse={reverse === 'true'}>
      <div className={styles.words}>
        <Sponsor name={sponsor} />
        <h2>{title}</h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {description && <EditorHtml html={description} />}
        {link !== undefined && (
          <div className={styles.action}>
            <LinkButton href={link}>{button ?? title}</LinkButton>
          </div>
        )}
      </div>
      {image && (
        <div className={styles.picture}>
          <img src={image} alt={alt} width="640" height="360" loading="lazy" />
        </div>
      )}
    </section>
  )
}
