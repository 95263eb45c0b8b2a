import type { BlockProps } from '../define-block.ts'
import { ServiceDiscovery } from './ServiceDiscovery.tsx'

export function ServiceDiscoveryBlock({ block: { content, data } }: BlockProps<'ServiceDiscovery'>) {
  return <ServiceDiscovery title={content.title} text={content.text} services={data.services} />
}
