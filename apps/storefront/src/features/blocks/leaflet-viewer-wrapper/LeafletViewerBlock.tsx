import { LeafletViewer } from '../../leaflets/viewer/LeafletViewer.tsx'
import type { BlockProps } from '../define-block.ts'
import styles from './LeafletViewerBlock.module.css'

export function LeafletViewerBlock({ block: { content, data }, heading: Heading }: BlockProps<'LeafletViewerWrapper'>) {
  return (
    <section className={styles.section}>
      <Heading className={styles.title}>{content.title ?? data.leaflet.title}</Heading>
      <LeafletViewer leaflet={data.leaflet} />
    </section>
  )
}
