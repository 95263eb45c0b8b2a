import { CooperativesList } from '../../article-card/cooperatives/CooperativesList.tsx'
import gap from '../BlockGap.module.css'
import type { BlockProps } from '../define-block.ts'

export function CooperativesBlock({ block: { content, data }, heading: Heading }: BlockProps<'Cooperatives'>) {
  return (
    <section className={gap.gap}>
      {content.title && <Heading>{content.title}</Heading>}
      <CooperativesList first={data.found} q="" />
    </section>
  )
}
