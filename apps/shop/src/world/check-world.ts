import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { parentOf } from '@bottega/api/staff/world/write-catalogue.ts'
import type { World } from '@bottega/api/staff/world/world.ts'
import { checkSlots } from './check-hours.ts'
import type { Finding, Place } from './findings.ts'

type PlaceOf = (row: object) => Place

/** Mistakes that cannot be seen in one file alone: names of nothing, and the same thing twice. */
export function checkWorld(world: World, placeOf: PlaceOf, unreadable: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = []
  const tell = (row: object, field: string, text: string) => void findings.push({ ...placeOf(row), field, text })
  checkTwice(world, placeOf, tell)
  checkStores(world, tell, unreadable)
  checkOffers(world, tell, unreadable)
  checkCatalogue(world, tell, unreadable)
  checkStaff(world, tell, unreadable)
  return [...findings, ...checkSlots(world, placeOf)]
}

type Tell = (row: object, field: string, text: string) => void

function checkTwice(world: World, placeOf: PlaceOf, tell: Tell): void {
  const once = <Row extends object>(rows: readonly Row[] | undefined, field: string, keyOf: (row: Row) => string) => {
    const first = new Map<string, Row>()
    for (const row of rows ?? []) {
      const earlier = first.get(keyOf(row))
      if (earlier === undefined) first.set(keyOf(row), row)
      else tell(row, field, `is the same as in ${placesText(placeOf(earlier), placeOf(row))}`)
    }
  }
  once(world.setup?.cooperatives, 'id', ({ id }) => String(id))
  once(world.setup?.cooperatives, 'key', ({ slug }) => slug)
  once(world.setup?.services, 'id', ({ id }) => String(id))
  once(world.setup?.packaging, 'id', ({ id }) => String(id))
  once(world.setup?.taxes, 'code', ({ code }) => code)
  const numbered = (world.stores ?? []).filter(({ selling }) => selling?.id !== undefined)
  once(numbered, 'selling.id', ({ selling }) => String(selling?.id))
  once(world.coverage, 'postal_codes', (row) => `${row.store} ${row.service} ${row.postalCode}`)
  once(world.slots, 'from', (row) => `${row.store} ${row.service} ${row.weekday} ${row.beginMinute} ${row.endMinute}`)
  once(world.categories, 'key', ({ slug }) => slug)
  once(world.classes, 'id', ({ id }) => String(id))
  once(world.classProducts, 'product', (row) => `${row.class} ${row.product}`)
  once(world.promotions, 'code', ({ code }) => code)
  once(world.promotionProducts, 'product', (row) => `${row.promotion} ${row.product}`)
  once(world.vouchers, 'code', ({ code }) => code.toUpperCase())
  once(world.staff, 'email', ({ email }) => email)
}

const placesText = (earlier: Place, { file }: Place) => (earlier.file === file ? `line ${earlier.line}` : earlier.file)

const listed = (names: Iterable<string | number>) => [...names].join(', ')

function checkStores({ setup, stores = [] }: World, tell: Tell, unreadable: ReadonlySet<string>): void {
  if (setup === undefined) return
  const cooperatives = new Set(setup.cooperatives.map(({ slug }) => slug))
  const classes = new Set(setup.storeClasses.map(({ id }) => id))
  const services = new Set(setup.services.map(({ id }) => id))
  for (const row of setup.packaging)
    for (const service of row.services ?? [])
      if (!services.has(service)) tell(row, 'services', `takes some of ${listed(services)}`)
  const slugs = new Set(stores.map(({ slug }) => slug))
  for (const row of stores) {
    if (!cooperatives.has(row.cooperative)) tell(row, 'cooperative', `takes one of ${listed(cooperatives)}`)
    if (row.classId !== null && !classes.has(row.classId)) tell(row, 'class', `takes one of ${listed(classes)}`)
    if (row.suppliedBy !== null && !slugs.has(row.suppliedBy) && !unreadable.has(row.suppliedBy))
      tell(row, 'supplied_by', 'names no file of stores')
    for (const offer of row.selling?.services ?? []) {
      if (!services.has(offer.service)) tell(offer, 'service', `takes one of ${listed(services)}`)
      if (isCollected(offer.service) && offer.places.length === 0)
        tell(offer, 'places', 'names no place: what is collected needs one')
    }
  }
  if (unreadable.size === 0 && stores.length > 0 && !stores.some(({ selling }) => selling !== null))
    tell({}, 'stores', 'no shop has a part "selling": nothing could be ordered')
}

/** Accounts of places there are none of: without a place an account is one of the whole group. */
function checkStaff({ setup, staff = [], stores }: World, tell: Tell, unreadable: ReadonlySet<string>): void {
  const slugs = new Set(stores?.map(({ slug }) => slug))
  const cooperatives = new Set(setup?.cooperatives.map(({ slug }) => slug))
  for (const row of staff) {
    for (const slug of stores === undefined ? [] : row.stores)
      if (!slugs.has(slug) && !unreadable.has(slug)) tell(row, 'stores', `${slug} names no file of stores`)
    for (const slug of setup === undefined ? [] : row.cooperatives)
      if (!cooperatives.has(slug)) tell(row, 'cooperatives', `takes one of ${listed(cooperatives)}`)
  }
}

/** Slots and coverage of what no store offers. */
function checkOffers(
  { stores = [], slots = [], coverage = [] }: World,
  tell: Tell,
  unreadable: ReadonlySet<string>,
): void {
  const offered = new Set(
    stores.flatMap(({ slug, selling }) => (selling?.services ?? []).map(({ service }) => `${slug} ${service}`)),
  )
  for (const row of [...slots, ...coverage])
    if (!unreadable.has(row.store) && !offered.has(`${row.store} ${row.service}`))
      tell(row, 'service', `is not offered by the store ${row.store}; its file says what is`)
  const withSlots = new Set(slots.map(({ store, service }) => `${store} ${service}`))
  const covered = new Set(coverage.map(({ store, service }) => `${store} ${service}`))
  for (const { slug, selling } of stores)
    for (const offer of selling?.services ?? []) {
      const name = `${slug} ${offer.service}`
      if (!withSlots.has(name)) tell(offer, 'service', 'has no line in slots.csv: nothing could be ordered by it')
      if (!isCollected(offer.service) && offer.area === null && !covered.has(name))
        tell(offer, 'service', 'has no customers: it needs lines in coverage.csv, or an area')
    }
}

function checkCatalogue(world: World, tell: Tell, unreadable: ReadonlySet<string>): void {
  const { categories, classes = [], classProducts = [], promotions = [], promotionProducts = [], stores = [] } = world
  const slugs = new Set(categories?.map(({ slug }) => slug))
  for (const row of categories ?? []) {
    if (row.slug.split('/').length > 3) tell(row, 'categories', `${row.slug} is a fourth level; there are three`)
    if (parentOf(row.slug) !== '' && !slugs.has(parentOf(row.slug))) tell(row, 'key', 'has no parent')
  }
  const classIds = new Set(classes.map(({ id }) => id))
  for (const row of classProducts) if (!classIds.has(row.class)) tell(row, 'class', `takes one of ${listed(classIds)}`)
  const selling = new Set(stores.filter((one) => one.selling !== null).map(({ slug }) => slug))
  const codes = new Set(promotions.map(({ code }) => code))
  for (const row of promotions) {
    if (row.validTo < row.validFrom) tell(row, 'to', 'is before the first day')
    if (row.paidPieces !== null && row.pieces !== null && row.paidPieces >= row.pieces)
      tell(row, 'pay', 'is not less than what is taken')
    for (const slug of row.stores)
      if (!selling.has(slug) && !unreadable.has(slug)) tell(row, 'stores', `${slug} is no store one can order from`)
  }
  for (const row of promotionProducts)
    if (!codes.has(row.promotion)) tell(row, 'promotion', `takes one of ${listed(codes)}`)
  for (const row of world.vouchers ?? [])
    if (categories !== undefined && row.category !== null && !slugs.has(row.category))
      tell(row, 'category', 'names no category of categories.yaml')
}
