import { fulfilmentOwnStop } from '@bottega/contract/fulfilment/calls.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { RefusalError } from '@bottega/contract/api.ts'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './OrderSaying.module.css'
import { orderRequestsWords } from './words/orderRequests.ts'

/** A van makes a stop in a few minutes. */
const every = 60_000

type Stop = CallReply<typeof fulfilmentOwnStop>['stop']

/** How many stops the van makes before this one, asked again each minute while somebody looks; at the last the page is new. */
export function OrderStop({ orderId }: { orderId: number }) {
  const t = useTranslations(orderRequestsWords, 'stop')
  const { revalidate } = useRevalidator()
  const [stop, setStop] = useState<Stop>()
  const known = useRef(false)

  useEffect(() => {
    let left = false
    async function ask() {
      if (document.visibilityState === 'hidden') return
      const { data } = await browserApi().call(fulfilmentOwnStop, { query: { order_id: orderId } })
      if (left) return
      setStop(data.stop)
      if (known.current && data.stop === undefined) await revalidate()
      known.current = data.stop !== undefined
    }
    const look = () => {
      // The next minute asks again: what is known stays on the page.
      ask().catch((error: unknown) => {
        if (!(error instanceof RefusalError)) throw error
      })
    }
    look()
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      left = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [orderId, revalidate])

  return (
    <p className={styles.saying}>
      <output>
        {stop && `${t('before', { count: stop.before })} ${t('number', { number: stop.number, of: stop.of })}`}
      </output>
    </p>
  )
}
