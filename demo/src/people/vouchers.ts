import type { giftCertificate, userGiftCertificate } from '@bottega/api/trade/vouchers/vouchers.tables.ts'
import type { voucherMovement } from '@bottega/api/trade/vouchers/voucher-ledger.tables.ts'
import { giftAdjustmentType } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { addDays } from '@bottega/rules/delivery/shop-calendar.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { Catalogue } from '../catalogue/generate-catalogue.ts'
import { picturePath } from '../pictures/demo-picture.ts'
import type { VoucherPictureName } from '../pictures/voucher-pictures.ts'
import { personIds } from './demo-people.ts'
import type { OrderRows } from './order-rows.ts'

type CertificateRow = typeof giftCertificate.$inferInsert & { id: number }

export interface VoucherRows {
  certificates: CertificateRow[]
  held: (typeof userGiftCertificate.$inferInsert & { id: number })[]
  movements: (typeof voucherMovement.$inferInsert)[]
}

interface VoucherStory extends Omit<CertificateRow, 'id' | 'validFrom' | 'validUntil' | 'categoryId' | 'image'> {
  picture: VoucherPictureName
  /** Days from today to the last one; undefined never ends. */
  endsInDays?: number
  /** Aisle it is for. */
  aisle?: string
  /** How many each of these people holds. */
  heldBy?: Readonly<Record<number, number>>
}

const { assigned, openCode } = giftAdjustmentType

/** Codes anybody may type in the demo; `demo/README.md` and the README list them. */
const demoCodes = { welcome: 'BENVENUTO', fruit: 'FRUTTA20', scarce: 'ULTIMI5', over: 'ESTATE' } as const

const stories: readonly VoucherStory[] = [
  {
    code: demoCodes.welcome,
    picture: 'voucher-welcome',
    name: { it: 'Benvenuto in Bottega', de: 'Willkommen in der Bottega', en: 'Welcome to Bottega' },
    description: {
      it: '5 € in meno su una spesa da 40 €',
      de: '5 € weniger bei einem Einkauf ab 40 €',
      en: '€5 off an order of €40 or more',
    },
    adjustmentTypeId: openCode,
    scope: 'order',
    discountKind: 'amount',
    discount: 500,
    minimumSpendCents: 4000,
  },
  {
    code: demoCodes.fruit,
    picture: 'voucher-fruit',
    name: { it: 'Frutta fresca −20 %', de: 'Frisches Obst −20 %', en: 'Fresh fruit −20%' },
    description: {
      it: 'Il 20 % in meno su un pezzo, o un chilo, di frutta fresca',
      de: '20 % weniger auf ein Stück oder ein Kilo frisches Obst',
      en: '20% off one piece, or one kilo, of fresh fruit',
    },
    adjustmentTypeId: openCode,
    scope: 'line',
    discountKind: 'percent',
    discount: 20,
    aisle: 'frutta-e-verdura/frutta-fresca',
  },
  {
    code: demoCodes.scarce,
    picture: 'voucher-scarce',
    name: { it: 'Per i primi cinque', de: 'Für die ersten fünf', en: 'For the first five' },
    description: {
      it: '3 € in meno, finché ce n’è: solo cinque in tutto',
      de: '3 € weniger, solange der Vorrat reicht: nur fünf insgesamt',
      en: '€3 off while they last: only five in all',
    },
    adjustmentTypeId: openCode,
    scope: 'order',
    discountKind: 'amount',
    discount: 300,
    usesLeft: 5,
  },
  {
    code: demoCodes.over,
    picture: 'voucher-summer',
    name: { it: 'Estate', de: 'Sommer', en: 'Summer' },
    description: { it: 'Finito con l’estate', de: 'Mit dem Sommer vorbei', en: 'Over with the summer' },
    adjustmentTypeId: openCode,
    scope: 'order',
    discountKind: 'amount',
    discount: 300,
    endsInDays: -30,
  },
  {
    code: 'GRAZIE-GIULIA',
    picture: 'voucher-thanks',
    name: { it: 'Grazie, Giulia', de: 'Danke, Giulia', en: 'Thank you, Giulia' },
    description: {
      it: '10 € in meno su una spesa da 80 €',
      de: '10 € weniger bei einem Einkauf ab 80 €',
      en: '€10 off an order of €80 or more',
    },
    adjustmentTypeId: assigned,
    scope: 'order',
    discountKind: 'amount',
    discount: 1000,
    minimumSpendCents: 8000,
    endsInDays: 60,
    heldBy: { [personIds.giulia]: 1 },
  },
  {
    code: 'GATTO-1',
    picture: 'voucher-cat',
    name: { it: 'Coccole al gatto', de: 'Für die Katze', en: 'For the cat' },
    description: {
      it: '1 € in meno su una confezione per il gatto',
      de: '1 € weniger auf eine Packung für die Katze',
      en: '€1 off a pack for the cat',
    },
    adjustmentTypeId: assigned,
    scope: 'line',
    discountKind: 'amount',
    discount: 100,
    perOrder: 3,
    endsInDays: 30,
    proposal: {
      descr: {
        it: 'Un pensiero per chi fa le fusa',
        de: 'Eine Kleinigkeit für alle, die schnurren',
        en: 'A little something for those who purr',
      },
      slug: 'animali/gatto',
      badge: { it: 'Solo per te', de: 'Nur für dich', en: 'Just for you' },
      buttonText: { it: 'Vai al gatto', de: 'Zur Katze', en: 'To the cat aisle' },
    },
    aisle: 'animali/gatto',
    heldBy: { [personIds.giulia]: 3 },
  },
  {
    code: 'SOCIO-5',
    picture: 'voucher-member',
    name: { it: 'Buono socio', de: 'Mitgliedergutschein', en: 'Member voucher' },
    description: { it: '5 € in meno sulla spesa', de: '5 € weniger auf den Einkauf', en: '€5 off your order' },
    adjustmentTypeId: assigned,
    scope: 'order',
    discountKind: 'amount',
    discount: 500,
    endsInDays: 45,
    proposal: {
      descr: { it: 'Il regalo dei soci', de: 'Das Geschenk für Mitglieder', en: 'The members’ present' },
      proposalUrl: '/search?promo=true',
      badge: { it: 'Soci', de: 'Mitglieder', en: 'Members' },
      buttonText: { it: 'Guarda le offerte', de: 'Angebote ansehen', en: 'See the offers' },
    },
    heldBy: { [personIds.giulia]: 2, [personIds.marco]: 1 },
  },
]

interface VoucherWorld {
  catalogue: Catalogue
  orders: OrderRows
  today: string
}

/** The demo's vouchers; one of Giulia's member vouchers went with an order of hers. */
export function voucherRows({ catalogue, orders, today }: VoucherWorld): VoucherRows {
  const rows: VoucherRows = { certificates: [], held: [], movements: [] }
  for (const [index, { picture, endsInDays, aisle, heldBy = {}, ...story }] of stories.entries()) {
    const id = index + 1
    rows.certificates.push({
      ...story,
      id,
      image: picturePath(picture),
      validFrom: addDays(today, -120),
      validUntil: endsInDays === undefined ? null : addDays(today, endsInDays),
      categoryId: aisle === undefined ? null : categoryOf(catalogue, aisle),
    })
    if (story.usesLeft) rows.movements.push({ reference: `issue-${id}`, giftCertificateId: id, delta: story.usesLeft })
    for (const [userId, count] of Object.entries(heldBy))
      for (let number = 0; number < count; number += 1) hold(rows, id, Number(userId))
  }
  useOne(rows, orders)
  return rows
}

function hold({ held, movements }: VoucherRows, giftCertificateId: number, userId: number): void {
  const id = held.length + 1
  held.push({ id, giftCertificateId, userId, balance: 1 })
  movements.push({ reference: `grant-${id}`, userGiftCertificateId: id, delta: 1 })
}

/** The first of two member vouchers is history, so that there is some to show. */
function useOne({ certificates, held, movements }: VoucherRows, { orders }: OrderRows): void {
  const member = certificates.find(({ code }) => code === 'SOCIO-5')
  const voucher = held.find((one) => one.giftCertificateId === member?.id && one.userId === personIds.giulia)
  const order = orders.find((one) => one.userId === personIds.giulia && one.statusId === orderStatus.delivered)
  if (voucher === undefined || order === undefined) throw new Error('Giulia has no voucher, or no order, of the past')
  voucher.balance = 0
  voucher.orderId = order.id
  movements.push({
    reference: `order-${order.id}-voucher-${voucher.id}-used`,
    userGiftCertificateId: voucher.id,
    delta: -1,
  })
}

function categoryOf({ categories }: Catalogue, slug: string): number {
  const aisle = categories.find((category) => category.slug === slug)
  if (aisle === undefined) throw new Error(`The demo has no aisle ${slug}`)
  return aisle.id
}
