import type { LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import { classNames } from '@bottega/ui/class-names.ts'
import linkedCard from '../../../lib/page/linked-card.module.css'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { typeName, whenText } from '../leaflet-words.ts'
import { PagePicture } from '../viewer/PagePicture.tsx'
import { leafletsWords } from '../words/leaflets.ts'
import styles from './LeafletCard.module.css'

type LeafletCardProps = { leaflet: LeafletView; eager?: boolean; heading?: 'h2' | 'h3' }

/** A leaflet in a row or grid: its first page, what it is and how long it runs. The whole card opens it. */
export function LeafletCard({ leaflet, eager = false, heading: Heading = 'h3' }: LeafletCardProps) {
  const t = useTranslations(leafletsWords)
  const { locale } = usePageSetting()
  const { title, slug, pages, state, leafletType } = leaflet
  return (
    <article className={classNames(linkedCard.card, styles.card)}>
      <div className={styles.picture}>
        <PagePicture leaflet={leaflet} page={1} alt="" sizes="(min-width: 600px) 260px, 45vw" eager={eager} />
      </div>
      <p className={styles.type}>{typeName(leafletType.leafletTypeId, locale)}</p>
      <Heading className={styles.title}>
        <ShopLink to={paths.leaflet(slug)} className={linkedCard.link}>
          {title}
        </ShopLink>
      </Heading>
      <p className={styles.facts}>
        <span className={classNames(styles.when, state === 'coming' && styles.coming)}>
          {whenText(leaflet, locale)}
        </span>
        <span>{t('pages', { count: pages })}</span>
      </p>
    </article>
  )
}
