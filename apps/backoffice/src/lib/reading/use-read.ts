import { RefusalError } from '@bottega/contract/api.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { retryPause } from './load-script.ts'

interface ReadOnOpening<Answer> {
  readonly answer: Answer | undefined
  /** The shop's text when it could not be read. */
  readonly refusal: string | undefined
  readonly again: () => Promise<void>
}

/** Reads data for a dialog as it opens, and again when it is asked to. */
export function useRead<Answer>(ask: () => Promise<Answer>): ReadOnOpening<Answer> {
  const [answer, setAnswer] = useState<Answer>()
  const [refusal, setRefusal] = useState<string>()

  async function again() {
    try {
      setAnswer(await ask())
      setRefusal(undefined)
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      setRefusal(error.text)
    }
  }

  const open = useEffectEvent(() => void again())
  // oxlint-disable-next-line react/set-state-in-effect -- What is read comes from the shop, after the effect.
  useEffect(() => open(), [])
  return { answer, refusal, again }
}

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
