import { Sponsor } from '../banners/Sponsor.tsx'
import type { BlockProps } from '../define-block.ts'
import styles from './InstitutionalBanner.module.css'

export function InstitutionalBanner({ block: { content }, heading: Heading }: BlockProps<'InstitutionalBanner'>) {
  return (
    <section className={styles.banner}>
      <img src={content.image} alt="" width="1200" height="276" className={styles.picture} />
      <Sponsor name={content.sponsor} />
      <div className={styles.words}>
        <Heading>{content.title}</Heading>
        {content.subtitle && <p>{content.subtitle}</p>}
      </div>
    </section>
  )
}
