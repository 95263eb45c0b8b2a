import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reads the page again every so many milliseconds while it is seen, and at once when it is seen again. */
export function useRefreshed(every: number): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    const timer = setInterval(read, every)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [every, revalidate])
}
