import { createElement, use } from 'react'
import { LinkContext, type AnchorProps } from './link-context.ts'

/** The only link primitives use, so that a router can take part without being known here. */
export function Anchor(props: AnchorProps) {
  return createElement(use(LinkContext), props)
}
