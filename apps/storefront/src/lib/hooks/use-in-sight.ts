import { useEffect, useState, type RefObject } from 'react'

/** Whether this share of the element has been on screen once; false on the server. */
export function useInSight(place: RefObject<Element | null>, share: number): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null || seen) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ intersectionRatio }) => intersectionRatio >= share)) setSeen(true)
      },
      { threshold: share },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, share, seen])
  return seen
}
