import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { pauseAway } from './load-script.ts'

/** Reads the page again as soon as the shop may be reached again, as long as it is not. */
export function useReadWhenBack(isAway: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isAway) return undefined
    const read = () => void revalidate()
    window.addEventListener('online', read)
    const timer = setInterval(read, pauseAway)
    return () => {
      window.removeEventListener('online', read)
      clearInterval(timer)
    }
  }, [isAway, revalidate])
}
