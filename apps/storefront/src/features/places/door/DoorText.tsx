import type { HeldDoorWish } from '@bottega/rules/delivery/at-the-door.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { doorWords } from './words/door.ts'

/** The answers about the door, and why it does not hold where it does not; nothing where nothing was said. */
export function DoorText({ said }: { said: Partial<HeldDoorWish> }) {
  const t = useTranslations(doorWords)
  const { floor, lift, ifAbsent, neighbour, because } = said
  const way = [
    floor !== undefined && t('said.floor', { floor }),
    lift !== undefined && t(lift ? 'said.lift' : 'said.noLift'),
  ].filter((text) => text !== false)
  return (
    <>
      {way.length > 0 && <p>{way.join(', ')}</p>}
      {ifAbsent === 'door' && <p>{t('said.door')}</p>}
      {ifAbsent === 'neighbour' && (
        <p>{neighbour === undefined ? t('said.neighbour') : t('said.neighbourNamed', { name: neighbour })}</p>
      )}
      {because && <p>{t(`because.${because}`)}</p>}
    </>
  )
}
