import type { PromotionView } from '@bottega/api/trade/catalog/promotions.tables.ts'
import type { Localized } from '@bottega/api/kernel/database/columns.ts'
import { trilingual } from '../localized.ts'

/** One line of the leaflet: what is offered, to whom, and how much of the catalogue it takes. */
export interface PlannedPromotion {
  key: string
  /** Share of all products. */
  share: number
  typeId: 1 | 5 | 6
  name: Localized
  bubble: Localized
  pieces?: number
  paidPieces?: number
  discountPercent?: number
  selectable?: boolean
  belowCost?: boolean
  membersOnly?: boolean
  /** Days from today until it begins; the others are running. */
  startsIn?: number
}

const cut = (percent: number): Pick<PlannedPromotion, 'typeId' | 'discountPercent' | 'name' | 'bubble'> => ({
  typeId: 5,
  discountPercent: percent,
  name: trilingual(`Sconto ${percent} % | ${percent} % Rabatt | ${percent} % off`),
  bubble: trilingual(`−${percent} %`),
})

const second = {
  typeId: 6,
  discountPercent: 50,
  name: trilingual('Il secondo a metà prezzo | Das zweite zum halben Preis | Second at half price'),
  bubble: trilingual('2° a metà | 2. zum ½ Preis | 2nd at ½'),
} as const
const three = {
  typeId: 1,
  pieces: 3,
  paidPieces: 2,
  name: trilingual('Prendi 3, paghi 2 | Nimm 3, zahl 2 | Take 3, pay 2'),
  bubble: trilingual('3×2'),
} as const

export const promotionPlan: readonly PlannedPromotion[] = [
  { key: 'cut15', share: 0.012, ...cut(15) },
  { key: 'cut20', share: 0.03, ...cut(20) },
  { key: 'cut25', share: 0.02, ...cut(25) },
  { key: 'cut30', share: 0.02, ...cut(30) },
  { key: 'cut40', share: 0.008, ...cut(40) },
  {
    key: 'members',
    share: 0.014,
    ...cut(20),
    membersOnly: true,
    name: trilingual('Riservato ai soci | Nur für Mitglieder | Members only'),
  },
  {
    key: 'belowCost',
    share: 0.006,
    typeId: 5,
    belowCost: true,
    name: trilingual('Sottocosto | Unter Einstandspreis | Below cost'),
    bubble: trilingual('SOTTOCOSTO | TIEFPREIS | BELOW COST'),
  },
  { key: 'three', share: 0.018, ...three },
  { key: 'threeChosen', share: 0.005, ...three, selectable: true },
  { key: 'second', share: 0.014, ...second },
  { key: 'secondChosen', share: 0.005, ...second, selectable: true },
  { key: 'soon', share: 0.008, ...cut(30), startsIn: 4 },
]

/** The texts of bubble, header and footer; `validTo` is yyyy-MM-dd. */
export function promotionView(planned: PlannedPromotion, validTo: string): PromotionView {
  const until = `${Number(validTo.slice(8))}/${Number(validTo.slice(5, 7))}`
  return {
    header: planned.belowCost ? trilingual('SOTTOCOSTO | TIEFPREIS | BELOW COST') : planned.name,
    body: planned.name,
    footer: trilingual(`Fino al ${until} | Bis ${until} | Until ${until}`),
    bubble: planned.bubble,
    ...(planned.membersOnly && { badge: trilingual('Socio | Mitglied | Member') }),
    ...(planned.selectable && {
      selectablePromoText: {
        it: `Vuoi usare la promozione «${planned.name.it}»?`,
        de: `Möchtest du das Angebot „${planned.name.de}“ nutzen?`,
        en: `Would you like to use the offer “${planned.name.en}”?`,
      },
    }),
  }
}
