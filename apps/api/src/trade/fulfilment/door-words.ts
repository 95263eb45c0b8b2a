import { type AttendanceReason, type Delivered, heldDoorWish } from '@bottega/rules/delivery/at-the-door.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { PlacedAddress } from '../orders/orders.tables.ts'

interface DoorWords {
  floor: (floor: string) => string
  lift: string
  noLift: string
  neighbour: string
  neighbourNamed: (name: string) => string
  door: string
  because: Readonly<Record<AttendanceReason, string>>
}

const words: Readonly<Record<Language, DoorWords>> = {
  it: {
    floor: (floor) => `piano ${floor}`,
    lift: 'con ascensore',
    noLift: 'senza ascensore',
    neighbour: 'se non c’è nessuno, a un vicino',
    neighbourNamed: (name) => `se non c’è nessuno, al vicino: ${name}`,
    door: 'se non c’è nessuno, davanti alla porta',
    because: {
      adults: 'solo a un maggiorenne: non lasciare davanti alla porta né a un vicino',
      payment: 'si paga alla consegna: non lasciare davanti alla porta né a un vicino',
    },
  },
  de: {
    floor: (floor) => `Stock: ${floor}`,
    lift: 'mit Aufzug',
    noLift: 'ohne Aufzug',
    neighbour: 'wenn niemand da ist, bei Nachbarn',
    neighbourNamed: (name) => `wenn niemand da ist, bei Nachbarn: ${name}`,
    door: 'wenn niemand da ist, vor die Tür',
    because: {
      adults: 'nur an Erwachsene: nicht vor die Tür stellen und nicht bei Nachbarn lassen',
      payment: 'wird an der Tür bezahlt: nicht vor die Tür stellen und nicht bei Nachbarn lassen',
    },
  },
  en: {
    floor: (floor) => `floor ${floor}`,
    lift: 'with a lift',
    noLift: 'no lift',
    neighbour: 'if nobody is in, with a neighbour',
    neighbourNamed: (name) => `if nobody is in, with the neighbour: ${name}`,
    door: 'if nobody is in, at the door',
    because: {
      adults: 'only to an adult: leave it neither at the door nor with a neighbour',
      payment: 'paid at the door: leave it neither at the door nor with a neighbour',
    },
  },
}

/**
 * The way to the door and what to do there, as one text for whoever drives; undefined where the customer said nothing. A
 * wish that this order does not allow is told as what must not be done.
 */
export function doorText({ door }: PlacedAddress, order: Delivered, language: Language): string | undefined {
  if (door === undefined) return undefined
  const { floor, lift, ifAbsent, neighbour, because } = heldDoorWish(door, order)
  const say = words[language]
  const wish = {
    wait: because && say.because[because],
    neighbour: neighbour === undefined ? say.neighbour : say.neighbourNamed(neighbour),
    door: say.door,
  }[ifAbsent]
  const way = [
    floor === undefined ? undefined : say.floor(floor),
    lift === undefined ? undefined : lift ? say.lift : say.noLift,
  ]
  return [...way, wish].filter((text) => text !== undefined).join(', ') || undefined
}
