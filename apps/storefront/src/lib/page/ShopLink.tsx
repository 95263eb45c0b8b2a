import type { ComponentProps } from 'react'

/** Marks the links that `useShopLinks` follows. */
const mark = 'data-shop-link'
export const shopLinkSelector = `a[${mark}]`

type ShopLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the shop; an address elsewhere is loaded by the browser. */
  to: string
}

/**
 * A link to a page of the shop. It is an ordinary link to React, and one listener follows all of them: the router's own
 * link resolves its path and subscribes to the location, which for the hundreds of links of a page is a good part of
 * its hydration. (docs/decisions/0221-light-links.md)
 */
export function ShopLink({ to, children, ...rest }: ShopLinkProps) {
  return (
    <a {...rest} {...{ [mark]: '' }} href={to}>
      {children}
    </a>
  )
}
