/** A day of a store; `service` 0 is every service of it. */
export interface DayOf {
  storeId: number
  day: string
  service: number
}

/** As the calls name it. */
export const dayInput = ({ storeId, day, service }: DayOf) => ({
  store_id: storeId,
  day,
  ...(service > 0 && { delivery_service_id: service }),
})
