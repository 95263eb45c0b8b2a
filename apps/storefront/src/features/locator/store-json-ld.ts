import type { WarehouseView } from '@bottega/contract/locator/warehouses.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A day ends a minute early for search engines, which know no 24:00. */
const closing = (hour: string) => (hour === '24:00' ? '23:59' : hour)

/** A store for search engines. (schema.org/GroceryStore; hours that begin and end alike mean closed there too) */
export function storeJsonLd({ name, address, metaData, serviceHours }: WarehouseView, url: string): object {
  const { PHONE: telephone } = metaData.warehouse_locator
  const hours = ({ beginHour, endHour }: { beginHour: string; endHour: string }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: beginHour,
    closes: closing(endHour),
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'GroceryStore',
    '@id': url,
    name,
    url,
    ...(telephone !== undefined && { telephone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.address1} ${address.addressNumber}`.trim(),
      addressLocality: address.city,
      addressRegion: address.province,
      postalCode: address.postalcode,
      addressCountry: 'IT',
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    openingHoursSpecification: serviceHours.default.map((rule) =>
      Object.assign(hours(rule), { dayOfWeek: `https://schema.org/${weekdays[rule.beginWeekDay - 1]}` }),
    ),
    specialOpeningHoursSpecification: serviceHours.custom.map((rule) =>
      Object.assign(hours(rule), { validFrom: rule.beginDate, validThrough: rule.endDate }),
    ),
  }
}
