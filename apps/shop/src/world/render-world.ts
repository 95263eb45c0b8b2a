import { clockOfMinute } from '@bottega/rules/delivery/shop-calendar.ts'
import { isDeepStrictEqual } from 'node:util'
import type { CustomServiceHour, ServiceHour } from '@bottega/api/places/stores/stores.tables.ts'
import type { Localized } from '@bottega/api/kernel/database/columns.ts'
import { parentOf } from '@bottega/api/staff/world/write-catalogue.ts'
import type {
  PickupPlace,
  ReachedCode,
  Setup,
  StoreService,
  WeeklySlot,
  World,
  WorldCategory,
  WorldClass,
  WorldPromotion,
  WorldStaff,
  WorldStore,
  WorldVoucher,
} from '@bottega/api/staff/world/world.ts'
import { waysUnlessNamed } from '@bottega/rules/payments/payment-types.ts'
import { writtenContactHours } from '@bottega/rules/stores/contact-hours.ts'
import type { ShopIdentity } from '@bottega/rules/stores/shop-identity.ts'
import { stringify as stringifyCsv } from 'csv-stringify/sync'
import { stringify as stringifyYaml } from 'yaml'
import { fieldsText } from './fields-text.ts'
import { weekdays } from './schema/store.ts'
import { weekdaysText } from './schema/tables.ts'
import { worldFiles } from './world-files.ts'

type Fields = Record<string, unknown>

const euro = (cents: number) => cents / 100
const words = ({ it, de, en }: Localized) => (de === undefined && en === undefined ? it : without({ it, de, en }))
/** Fields that say nothing are left out: the schema knows what they are then. */
const without = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

const yaml = (fields: Fields) => stringifyYaml(fields, { lineWidth: 120, indentSeq: true })
const csv = (columns: readonly string[], rows: readonly Fields[]) =>
  stringifyCsv(
    rows.map((row) => columns.map((column) => row[column] ?? '')),
    { header: true, columns: [...columns] },
  )

/** The text of every file of a world but stock, which is many; files of parts the world does not have are left out. */
export function renderWorld(world: World): Map<string, string> {
  const files = new Map<string, string>()
  const add = <Part>(file: string, part: Part | undefined, render: (part: Part) => string) => {
    if (part !== undefined) files.set(file, render(part))
  }
  add(worldFiles.setup, world.setup, (setup) => yaml(setupFields(setup)))
  const { logo, icon } = world.setup?.identity ?? {}
  for (const drawing of [logo, icon]) if (drawing !== undefined) files.set(drawing.file, drawing.svg)
  for (const store of world.stores ?? []) files.set(`stores/${store.slug}.yaml`, yaml(storeFields(store)))
  add(worldFiles.specialDays, world.stores, (stores) => csv(specialDayColumns, specialDays(stores)))
  add(worldFiles.coverage, world.coverage, (codes) =>
    csv(['store', 'service', 'zone', 'postal_codes'], codeRuns(codes)),
  )
  add(worldFiles.slots, world.slots, (slots) => csv(slotColumns, slotLines(slots)))
  add(worldFiles.categories, world.categories, (rows) => yaml({ categories: branches(rows, '') }))
  add(worldFiles.placing, world.placing, yaml)
  add(worldFiles.classes, world.classes, (rows) => yaml({ groups: classGroups(rows) }))
  add(worldFiles.classProducts, world.classProducts, (rows) =>
    csv(
      ['class', 'product'],
      rows.map((row) => ({ ...row })),
    ),
  )
  add(worldFiles.promotions, world.promotions, (rows) => yaml({ promotions: rows.map(promotionFields) }))
  add(worldFiles.promotionProducts, world.promotionProducts, (rows) =>
    csv(
      ['promotion', 'product', 'price'],
      rows.map(({ priceCents, ...row }) => ({ ...row, price: amount(priceCents) })),
    ),
  )
  add(worldFiles.vouchers, world.vouchers, (rows) => yaml({ vouchers: rows.map(voucherFields) }))
  add(worldFiles.staff, world.staff, (rows) => yaml({ staff: rows.map(staffFields) }))
  return files
}

/** As money stands in a table: 4.90. */
const amount = (cents: number | null) => (cents === null ? undefined : (cents / 100).toFixed(2))

function setupFields({
  identity,
  slotDays,
  saleNeed,
  cooperatives,
  services,
  storeClasses,
  packaging,
  taxes,
}: Setup): Fields {
  return {
    ...(identity !== null && { shop: identityFields(identity) }),
    slot_days: slotDays,
    sale_needs: saleNeed,
    cooperatives: cooperatives.map(({ id, slug, name, seller }) =>
      without({ id, key: slug, name, seller: seller && sellerFields(seller) }),
    ),
    services: services.map(({ id, kind, name, showTab }) =>
      without({ id, kind, name: words(name), tab: showTab ? null : false }),
    ),
    store_classes: storeClasses.map(({ id, name }) => ({ id, name: words(name) })),
    packaging: packaging.map(({ id, name, description, size, feeCents, services: offeredWith }) =>
      without({
        id,
        name: words(name),
        description: description && words(description),
        size,
        fee: feeCents === null ? null : euro(feeCents),
        services: offeredWith,
      }),
    ),
    taxes: taxes.map(({ code, percent, name }) => ({ code, percent, name })),
  }
}

function identityFields({
  name,
  shortName,
  logo,
  icon,
  colours,
  signature,
  languages,
  phone,
  hours,
  email,
  social,
}: ShopIdentity): Fields {
  return without({
    name,
    short_name: shortName,
    logo: logo?.file,
    icon: icon?.file,
    colours,
    mail_signature: signature && words(signature),
    languages,
    phone,
    hours: hours && writtenContactHours(hours),
    email,
    social: social.length === 0 ? null : social,
  })
}

function sellerFields(seller: NonNullable<Setup['cooperatives'][number]['seller']>): Fields {
  return without({
    name: seller.name,
    vat_number: seller.vatNumber,
    fiscal_code: seller.fiscalCode,
    tax_regime: seller.taxRegime,
    register_office: seller.registerOffice,
    register_number: seller.registerNumber,
    phone: seller.phone,
    email: seller.email,
    pec: seller.pec,
    share_capital: seller.shareCapital,
    complaints: seller.complaints,
    adr: seller.adr,
    digital_services_contact: seller.digitalServicesContact,
    dpo: seller.dpo,
    iban: seller.iban,
    bank: seller.bank,
    street: seller.street,
    number: seller.streetNumber,
    postal_code: seller.postalCode,
    city: seller.city,
    province: seller.province,
  })
}

const placeFields = ({ street, streetNumber, city, province, postalCode }: PickupPlace | WorldStore): Fields => ({
  street,
  number: streetNumber,
  city,
  province,
  postal_code: postalCode,
})

/** Steps are written with the fees around them, in one list. */
function feeFields({ feeCents, feeSteps, freeFromCents }: StoreService): Fields {
  if (feeSteps.length === 0)
    return { fee: euro(feeCents), free_from: freeFromCents === null ? null : euro(freeFromCents) }
  const free = freeFromCents === null ? [] : [{ fromCents: freeFromCents, feeCents: 0 }]
  const steps = [{ fromCents: 0, feeCents }, ...feeSteps, ...free]
  return { fees: steps.map((step) => ({ from: euro(step.fromCents), fee: euro(step.feeCents) })) }
}

function storeFields(store: WorldStore): Fields {
  const { id, cooperative, name, latitude, longitude, phone, leafletTypeId, classId, suppliedBy, selling } = store
  return without({
    id,
    cooperative,
    name,
    ...placeFields(store),
    latitude,
    longitude,
    phone,
    leaflet_type: leafletTypeId,
    class: classId,
    supplied_by: suppliedBy,
    hours: hoursFields(store.serviceHours),
    selling:
      selling &&
      without({
        id: selling.id,
        name: selling.name,
        position: selling.position,
        trolley_kg: selling.trolleyGrams / 1000,
        services: selling.services.map((offer) =>
          without({
            service: offer.service,
            minimum: euro(offer.minimumCents),
            ...feeFields(offer),
            bag_fee: euro(offer.bagFeeCents),
            payments: isDeepStrictEqual(offer.payments, waysUnlessNamed) ? null : offer.payments,
            area: offer.area,
            places:
              offer.places.length === 0
                ? null
                : offer.places.map((place) =>
                    without({
                      name: place.name,
                      ...placeFields(place),
                      latitude: place.latitude,
                      longitude: place.longitude,
                    }),
                  ),
          }),
        ),
      }),
  })
}

function hoursFields(hours: readonly ServiceHour[]): Fields {
  const byDay = Object.entries(weekdays).map(([name, number]) => {
    const own = hours.filter(({ beginWeekDay }) => beginWeekDay === number)
    return [name, own.map(({ beginHour, endHour }) => `${beginHour}-${endHour}`)] as const
  })
  return Object.fromEntries(byDay.filter(([, own]) => own.length > 0))
}

const specialDayColumns = ['store', 'from', 'to', 'opens', 'closes', 'name_it', 'name_de', 'name_en']

/** A value of every store is one line without a store. */
function specialDays(stores: readonly WorldStore[]): Fields[] {
  const holders = Map.groupBy(
    stores.flatMap(({ slug, customHours }) =>
      customHours.map((hours) => ({ slug, hours, text: specialDayText(hours) })),
    ),
    ({ text }) => text,
  )
  return [...holders.values()]
    .flatMap((group) => (group.length === stores.length ? [{ slug: '', hours: group[0]?.hours }] : group))
    .flatMap(({ slug, hours }) => (hours === undefined ? [] : [specialDayFields(slug, hours)]))
    .toSorted((one, other) =>
      `${String(one['from'])} ${String(one['store'])}` < `${String(other['from'])} ${String(other['store'])}` ? -1 : 1,
    )
}

const specialDayText = (hours: CustomServiceHour) => JSON.stringify(specialDayFields('', hours))

function specialDayFields(store: string, { beginDate, endDate, beginHour, endHour, name }: CustomServiceHour): Fields {
  const isClosed = beginHour === endHour
  return {
    store,
    from: beginDate,
    to: endDate === beginDate ? '' : endDate,
    opens: isClosed ? '' : beginHour,
    closes: isClosed ? '' : endHour,
    name_it: name?.it,
    name_de: name?.de,
    name_en: name?.en,
  }
}

/** Codes that follow one another are a run. */
function codeRuns(codes: readonly ReachedCode[]): Fields[] {
  const runs: { store: string; service: number; zone: number; first: number; last: number }[] = []
  for (const { store, service, zone, postalCode } of codes) {
    const code = Number(postalCode)
    const run = runs.at(-1)
    if (run?.store === store && run.service === service && run.zone === zone && run.last === code - 1) run.last = code
    else runs.push({ store, service, zone, first: code, last: code })
  }
  const padded = (code: number) => String(code).padStart(5, '0')
  return runs.map(({ store, service, zone, first, last }) => ({
    store,
    service,
    zone,
    postal_codes: first === last ? padded(first) : `${padded(first)}-${padded(last)}`,
  }))
}

const slotColumns = ['store', 'service', 'weekdays', 'from', 'to', 'capacity', 'cutoff_hours', 'fee', 'period']

/** Equal windows of several weekdays are one line. */
function slotLines(slots: readonly WeeklySlot[]): Fields[] {
  const groups = Map.groupBy(slots, ({ weekday: _weekday, ...rest }) => fieldsText(rest))
  return [...groups.values()].flatMap((group) => {
    const [slot] = group
    if (slot === undefined) return []
    return [
      {
        store: slot.store,
        service: slot.service,
        weekdays: weekdaysText(group.map(({ weekday }) => weekday).toSorted((one, other) => one - other)),
        from: clockOfMinute(slot.beginMinute),
        to: clockOfMinute(slot.endMinute),
        capacity: slot.capacity,
        cutoff_hours: slot.cutoffMinutes / 60,
        fee: amount(slot.feeCents),
        period: slot.periodId,
      },
    ]
  })
}

function branches(rows: readonly WorldCategory[], above: string): Fields[] {
  return rows
    .filter(({ slug }) => parentOf(slug) === above)
    .map(({ slug, name, title, description, image }) => {
      const below = branches(rows, slug)
      return without({
        key: slug.slice(slug.lastIndexOf('/') + 1),
        name: words(name),
        title: title && words(title),
        description: description && words(description),
        image,
        categories: below.length === 0 ? null : below,
      })
    })
}

function classGroups(rows: readonly WorldClass[]): Fields[] {
  return [...Map.groupBy(rows, ({ group }) => group.id).values()].flatMap((classes) => {
    const group = classes[0]?.group
    if (group === undefined) return []
    return [
      without({
        id: group.id,
        name: words(group.name),
        filter: group.facet ? null : false,
        classes: classes.map(({ id, name, icon, maximumQuantity }) =>
          without({ id, name: words(name), icon, maximum: maximumQuantity === null ? null : maximumQuantity / 1000 }),
        ),
      }),
    ]
  })
}

function promotionFields(one: WorldPromotion): Fields {
  const kinds: Readonly<Record<number, Fields>> = {
    1: { kind: 'multiple', take: one.pieces, pay: one.paidPieces },
    5: { kind: 'price', below_cost: one.belowCost ? true : null, percent: one.discountPercent },
    6: { kind: 'second', percent: one.discountPercent },
  }
  return without({
    code: one.code,
    ...kinds[one.typeId],
    name: words(one.name),
    label: words(one.bubble),
    from: one.validFrom,
    to: one.validTo,
    stores: one.stores,
    members_only: one.membersOnly ? true : null,
    chosen: one.selectable ? true : null,
  })
}

function voucherFields(one: WorldVoucher): Fields {
  return without({
    code: one.code,
    name: words(one.name),
    description: words(one.description),
    for: one.open ? null : 'holders',
    on: one.scope === 'order' ? null : 'line',
    amount: one.discountKind === 'amount' ? euro(one.discount) : null,
    percent: one.discountKind === 'percent' ? one.discount : null,
    minimum_spend: one.minimumSpendCents === 0 ? null : euro(one.minimumSpendCents),
    product: one.product,
    category: one.category,
    per_order: one.perOrder === 1 ? null : one.perOrder,
    uses: one.uses,
    from: one.validFrom,
    until: one.validUntil,
  })
}

const staffFields = ({ email, firstName, lastName, role, language, stores, cooperatives }: WorldStaff): Fields =>
  without({
    email,
    first_name: firstName,
    last_name: lastName,
    role,
    stores: stores.length === 0 ? null : stores,
    cooperatives: cooperatives.length === 0 ? null : cooperatives,
    language: language === 'it' ? null : language,
  })
