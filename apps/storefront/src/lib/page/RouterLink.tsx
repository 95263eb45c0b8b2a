import { linkTarget } from '@bottega/rules/content/link-target.ts'
import type { AnchorProps } from '@bottega/ui/components/actions/Anchor.tsx'
import { usePageSetting } from '../visit/page-setting.ts'
import { ShopLink } from './ShopLink.tsx'

/** The link `LinkContext` gives the primitives: pages of the shop are navigated, other sites open in a new window. */
export function RouterLink({ href, children, ...rest }: AnchorProps) {
  const { hosts = [] } = usePageSetting()
  const target = linkTarget(href, hosts)
  switch (target.kind) {
    case 'page':
      return (
        <ShopLink to={target.path} {...rest}>
          {children}
        </ShopLink>
      )
    case 'file':
      return (
        <a href={target.path} {...rest}>
          {children}
        </a>
      )
    case 'elsewhere':
    case 'video':
      return (
        <a href={target.address} target="_blank" rel="noopener noreferrer" {...rest}>
          {children}
        </a>
      )
    case 'own':
      return (
        <a href={target.address} {...rest}>
          {children}
        </a>
      )
    default:
      return target satisfies never
  }
}
