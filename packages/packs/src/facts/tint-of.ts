import type { Drawing } from '../drawing.ts'
import { lot } from '../lot.ts'

type Tint = NonNullable<Drawing['tint']>

const tint = (hue: number, saturation: number, brightness: number): Tint => ({ hue, saturation, brightness })

/** Varieties of what is sold open, beside the one the emblem shows: as the crate on the market has them. */
const varieties: readonly (readonly [RegExp, Tint])[] = [
  [/mele.*gala/, tint(10, 0.95, 1.08)],
  [/mele.*fuji/, tint(352, 0.72, 1.1)],
  [/mele.*golden/, tint(325, 0.95, 1.14)],
  [/granny/, tint(8, 1.05, 0.98)],
  [/red delicious/, tint(352, 1.05, 0.78)],
  [/annurca/, tint(345, 0.85, 0.68)],
  [/renetta/, tint(332, 0.55, 0.92)],
  [/pinova/, tint(22, 0.95, 1.12)],
  [/stark/, tint(356, 1.1, 0.66)],
  [/pere.*abate/, tint(345, 0.75, 0.95)],
  [/williams/, tint(338, 1.05, 1.12)],
  [/conference/, tint(350, 0.62, 0.82)],
  [/kaiser/, tint(322, 0.65, 0.78)],
  [/decana/, tint(4, 0.85, 1.06)],
  [/coscia/, tint(12, 1.05, 1.04)],
  [/tarocco/, tint(346, 1.05, 0.94)],
  [/moro/, tint(330, 1, 0.8)],
  [/vaniglia/, tint(8, 0.8, 1.1)],
  [/spremuta/, tint(4, 1, 1.05)],
  [/pompelmi gialli/, tint(30, 0.85, 1.1)],
  [/lime/, tint(45, 0.9, 0.78)],
  [/kiwi gialli/, tint(328, 1.05, 1.14)],
  [/uva.*(rossa|red globe)/, tint(60, 0.9, 0.9)],
  [/uva.*nera/, tint(0, 0.75, 0.62)],
  [/uva (italia|vittoria|senza semi bianca)/, tint(168, 0.85, 1.12)],
  [/pesche bianche/, tint(350, 0.55, 1.14)],
  [/nettarin/, tint(340, 1.1, 0.9)],
  [/patate rosse/, tint(342, 1.15, 0.84)],
  [/pasta bianca/, tint(12, 0.6, 1.14)],
  [/novelle/, tint(8, 0.9, 1.1)],
  [/scalogno/, tint(340, 0.8, 0.9)],
  [/aglio rosso/, tint(320, 1.3, 0.9)],
  [/tonde/, tint(335, 0.9, 0.9)],
  [/zucchine chiare/, tint(350, 0.7, 1.3)],
  [/cappuccio rosso|cavolo rosso/, tint(190, 0.9, 0.8)],
  [/cavolo nero/, tint(20, 0.7, 0.58)],
  [/verza/, tint(12, 0.8, 0.85)],
  [/iceberg/, tint(350, 0.6, 1.18)],
  [/scarola/, tint(345, 0.8, 1.08)],
  [/trocadero/, tint(2, 0.9, 1.06)],
  [/romana/, tint(10, 1, 0.9)],
  [/spinac/, tint(16, 0.95, 0.68)],
  [/biet|erbett/, tint(12, 0.9, 0.8)],
  [/castelfranco/, tint(75, 0.45, 1.3)],
  [/treviso/, tint(350, 1.1, 0.8)],
]

/** How the goods' picture is coloured for this product: a named variety, or a shade of its own. */
export function tintOf(name: string, brand: string): Tint {
  const words = name.toLowerCase()
  const known = varieties.find(([pattern]) => pattern.test(words))?.[1]
  if (known !== undefined) return known
  const hundredths = (share: number) => Math.round(share * 100) / 100
  return tint(
    Math.round(lot(name, 'hue') * 16 + 352) % 360,
    hundredths(0.88 + lot(name, brand, 'saturation') * 0.22),
    hundredths(0.94 + lot(name, brand, 'brightness') * 0.12),
  )
}
