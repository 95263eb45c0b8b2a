import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { clearLoads } from './cached-loads.ts'
import { useShopperPart } from '../visit/shopper.ts'

/**
 * Reads the page again when another store, service or slot was chosen: its prices and availability belong to the one
 * before.
 */
export function useFreshShelves(): void {
  const delivery = useShopperPart(({ cart: { warehouse, deliveryService, timeslot } }) =>
    [warehouse.warehouseId, deliveryService?.deliveryServiceId, timeslot?.date, timeslot?.timeslotId].join(' '),
  )
  const { revalidate } = useRevalidator()
  const drawnFor = useRef(delivery)

  useEffect(() => {
    if (drawnFor.current === delivery) return
    drawnFor.current = delivery
    clearLoads()
    void revalidate()
  }, [delivery, revalidate])
}
