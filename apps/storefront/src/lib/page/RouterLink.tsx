import type { AnchorProps } from '@bottega/ui/components/actions/link-context.ts'
import { ShopLink } from './ShopLink.tsx'

/** The link `LinkContext` gives the primitives: addresses of the shop are navigated, others are loaded. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  return <ShopLink to={href} {...rest} />
}
