import { useRendering, type Part } from './rendering.ts'

/**
 * Encloses elements that differ from shopper to shopper on a page they share, so that the server can replace them.
 * (docs/decisions/0220-pages-shared-and-joined.md) The children are elements, not text, and use no `useId`: rendered by
 * themselves they would get another one.
 */
export function PersonalPart({ by, frame, children }: Part) {
  const marks = useRendering()?.marks?.around({ by, frame, children })
  return (
    <>
      {marks?.begin}
      {children}
      {marks?.end}
    </>
  )
}
