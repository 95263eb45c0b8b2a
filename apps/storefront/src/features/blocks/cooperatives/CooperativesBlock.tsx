import { CooperativesList } from '../../article-card/cooperatives/CooperativesList.tsx'
import type { BlockProps } from '../define-block.ts'

export function CooperativesBlock({ block: { content, data }, heading: Heading }: BlockProps<'Cooperatives'>) {
  return (
    <section>
      {content.title && <Heading>{content.title}</Heading>}
      <CooperativesList first={data.found} q="" />
    </section>
  )
}
