import type { AnchorProps } from '@bottega/ui/components/actions/link-context.ts'
import { Link } from 'react-router'

/** The link `LinkContext` gives the primitives: addresses of the shop are navigated, others are loaded. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  return <Link to={href} {...rest} />
}
