import { silence } from '@bottega/contract/silence.ts'
import { textOf } from '@bottega/contract/texts/text-of.ts'
import { describe, expect, test } from 'vitest'
import { removalAnswer } from './removal-answer.ts'

describe('the answer to removing an address', () => {
  test('whose info code holds the word error says that the address stays [delivery-43]', () => {
    const infos = [{ code: 'info.address.delete.error', info: 'ko' }]
    const { removed, response } = removalAnswer({ ...silence, infos, infosMessage: ['ko'] })
    expect(removed).toBe(false)
    expect(response).toMatchObject({ infosMessage: [], errorsMessage: ['error.address.inUse'] })
    expect(textOf('error.address.inUse', 'it')).toBe(
      "Non è possibile eliminare l'indirizzo selezionato per la consegna della spesa.",
    )
  })

  test('with any other info says that it is gone', () => {
    const shown = { ...silence, infos: [{ code: 'info.address.deleted', info: 'Fatto' }], infosMessage: ['Fatto'] }
    expect(removalAnswer(shown)).toEqual({ removed: true, response: shown })
  })
})
