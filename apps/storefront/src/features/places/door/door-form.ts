import { absenceWishes, type AbsenceWish } from '@bottega/rules/delivery/at-the-door.ts'
import { formText } from '../../../lib/words/form-text.ts'

export interface TypedDoor {
  floor: string
  lift?: boolean
  ifAbsent: AbsenceWish
  neighbour: string
}

/** The fields of the door, as the calls take them. */
export function readDoor(form: FormData): TypedDoor {
  const lift = formText(form, 'lift')
  const wish = formText(form, 'ifAbsent')
  return {
    floor: formText(form, 'floor').trim(),
    ...(lift !== 'unknown' && lift !== '' && { lift: lift === 'true' }),
    ifAbsent: absenceWishes.find((known) => known === wish) ?? 'wait',
    neighbour: formText(form, 'neighbour').trim(),
  }
}
