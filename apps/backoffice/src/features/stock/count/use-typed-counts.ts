import { staffCountLine } from '@bottega/contract/staff-stock/calls.ts'
import type { StaffCountGood } from '@bottega/contract/staff-stock/counts.ts'
import { ofBrowser } from '@bottega/ui/safe-storage.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../lib/api.ts'
import { useSignedInStaff } from '../../../lib/signed-in-staff.ts'
import { createTypedCounts } from './typed-counts.ts'

/** Milliseconds until the shop is tried again. */
const pause = 5000

/** Amounts typed for one count on this device, and its goods as they are with them. */
export function useTypedCounts(countId: number, goods: readonly StaffCountGood[]) {
  const { username } = useSignedInStaff()
  const { revalidate } = useRevalidator()
  const [counts] = useState(() =>
    createTypedCounts({
      place: `backoffice.count.${countId}.${username}`,
      storage: ofBrowser,
      onRefused: () => void revalidate(),
      transmit: async ({ productId, counted, version }) => {
        const body = { count_id: countId, product_id: productId, counted, version }
        return (await api.call(staffCountLine, { body })).data.good
      },
    }),
  )
  const { typed, answered, offline } = useSyncExternalStore(counts.subscribe, counts.read)

  useEffect(() => {
    void counts.send()
    const send = () => void counts.send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [counts])
  useEffect(() => {
    if (!offline) return undefined
    const timer = setInterval(() => void counts.send(), pause)
    return () => clearInterval(timer)
  }, [counts, offline])

  const now = goods.map((good) => {
    const newer = answered.get(good.productId)
    return newer !== undefined && newer.version > good.version ? newer : good
  })
  return { goods: now, typed, offline, type: counts.type, letGo: counts.letGo }
}
