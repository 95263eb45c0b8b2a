import type { NavigateOptions, ShouldRevalidateFunctionArgs } from 'react-router'

const without = ({ search }: URL, name: string) => {
  const query = new URLSearchParams(search)
  query.delete(name)
  return query.toString()
}

/** Showing another part of an answer already here is no reason to ask again. */
export const unlessOnly =
  (name: string) =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
    currentUrl.search !== nextUrl.search && without(currentUrl, name) === without(nextUrl, name)
      ? false
      : defaultShouldRevalidate

/** Arguments of `setSearchParams`: one of them changes, in the same entry of the history and the same place of the page. */
export const withParam = (
  name: string,
  value: string,
): [(query: URLSearchParams) => URLSearchParams, NavigateOptions] => [
  (query) => {
    query.set(name, value)
    return query
  },
  { replace: true, preventScrollReset: true },
]

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
