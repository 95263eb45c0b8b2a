import { type ComponentPropsWithRef, type ComponentType, createContext, createElement, use } from 'react'

export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string }

/** How links move: a plain anchor unless the program around provides its router's link. */
export const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a')

/** The only link primitives use, so that a router can take part without being known here. */
export function Anchor(props: AnchorProps) {
  return createElement(use(LinkContext), props)
}
