import { createContext, type ComponentType, type ComponentPropsWithRef } from 'react'

export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string }

/** How links move: a plain anchor unless the program around provides its router's link. */
export const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a')
