import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Milliseconds: a device may have lost nothing but the way to the shop, and is told of no connection that comes back. */
const pause = 15_000

/** Reads the page again as soon as the shop may be reached again, as long as it is not. */
export function useReadWhenBack(isAway: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isAway) return undefined
    const read = () => void revalidate()
    window.addEventListener('online', read)
    const timer = setInterval(read, pause)
    return () => {
      window.removeEventListener('online', read)
      clearInterval(timer)
    }
  }, [isAway, revalidate])
}
