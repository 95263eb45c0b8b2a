import { use } from 'react'
import { LinkContext, type AnchorProps } from './link-context.ts'

/** The only link primitives use, so that a router can take part without being known here. */
export function Anchor(props: AnchorProps) {
  const Link = use(LinkContext)
  return <Link {...props} />
}
