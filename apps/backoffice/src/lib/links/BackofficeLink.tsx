import type { AnchorProps } from '@bottega/ui/components/actions/link-context.ts'
import { Link } from 'react-router'
import { isOwn } from '../../paths.ts'

/** Pages of the back office are navigated; those of the shop are loaded. */
export function BackofficeLink({ href, children, ...rest }: AnchorProps) {
  if (isOwn(href))
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    )
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
