import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { retryPause } from './load-script.ts'

/** Reads the page again as soon as the shop may be reached again, as long as it is not. */
export function useReadWhenBack(isUnreachable: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isUnreachable) return undefined
    const read = () => void revalidate()
    window.addEventListener('online', read)
    const timer = setInterval(read, retryPause)
    return () => {
      window.removeEventListener('online', read)
      clearInterval(timer)
    }
  }, [isUnreachable, revalidate])
}
