import { dietSave } from '@bottega/contract/diet/calls.ts'
import type { DietProfileView } from '@bottega/contract/diet/diet.ts'
import { longestDislikedWord, mostDislikedWords, mostPersons } from '@bottega/rules/diet/diet-profile.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { wordsInPlace } from '../../../lib/api/refusals.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { useAsk } from '../../../lib/questions/ask.ts'
import { ConfirmDialog } from '../../../lib/questions/ConfirmDialog.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { foodWords } from '../words/food.ts'
import { Consent } from './Consent.tsx'
import { DeleteProfile } from './DeleteProfile.tsx'
import styles from './Food.module.css'
import {
  blankDraft,
  type DraftPerson,
  draftOf,
  faultsOf,
  isChanged,
  type PersonFault,
  personsOf,
  wordsFault,
  wordsIn,
  withChange,
  withoutPerson,
  withPerson,
} from './food-draft.ts'
import { nameField, PersonCard } from './PersonCard.tsx'
import { useLeaving } from './use-leaving.tsx'

/** A refusal with the field it is about. */
interface PlacedRefusal {
  readonly place: 'name' | 'consent' | 'form'
  readonly text: string | undefined
}

const placeOf: Readonly<Record<string, PlacedRefusal['place']>> = {
  'error.diet.personName': 'name',
  'error.diet.personTwice': 'name',
  'error.diet.consentRequired': 'consent',
}

const noFaults: ReadonlyMap<number, PersonFault> = new Map()

/** The profile as a whole is saved or not; whatever the shop refuses, what was entered stays. */
export function FoodForm({ profile }: { profile: DietProfileView }) {
  const t = useTranslations(foodWords)
  const ask = useAsk()
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() => draftOf(profile.persons))
  const [typed, setTyped] = useState(() => profile.words.join(', '))
  const [wordsAreWrong, setWordsAreWrong] = useState(false)
  const [consent, setConsent] = useState(false)
  const [faults, setFaults] = useState(noFaults)
  const [consentIsMissing, setConsentIsMissing] = useState(false)
  const words = wordsIn(typed)
  const wordFault = wordsFault(words)
  const isUnsaved = isChanged(draft, profile.persons) || words.join() !== profile.words.join()
  useLeaving(isUnsaved)

  const { busy, refusal, run, clearRefusal } = useCommand(
    async () => {
      const body = { consent: true, persons: personsOf(draft), words }
      const { response } = await browserApi().call(dietSave, { body })
      notifyRemarks(response)
      setConsent(false)
      await revalidate()
    },
    (refused): PlacedRefusal => ({ place: placeOf[refused.code ?? ''] ?? 'form', text: wordsInPlace(refused) }),
  )
  const refusedIn = (place: PlacedRefusal['place']) => (refusal?.place === place ? refusal.text : undefined)

  // The consent holds until the shop asks again.
  const givenAt = refusal?.place === 'consent' ? undefined : profile.consentDate
  const lastId = draft.at(-1)?.id

  const focusOn = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus()
  const focusOnPerson = (id: number) => focusOn(id === 0 ? 'summary' : `[name="${nameField(id)}"]`)

  useEffect(() => {
    if (refusal?.place === 'consent') focusOn('[name=consent]')
    if (refusal?.place === 'name' && lastId !== undefined) focusOnPerson(lastId)
    // With the refusal alone: a person who is added later takes the focus by themselves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusal])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = faultsOf(draft, words)
    setWordsAreWrong(wordFault !== undefined)
    const lacksConsent = givenAt === undefined && !consent
    setFaults(found)
    setConsentIsMissing(lacksConsent)
    const [first] = found.keys()
    if (first !== undefined) focusOnPerson(first)
    else if (wordFault !== undefined) focusOn('[name=words]')
    else if (lacksConsent) focusOn('[name=consent]')
    else run()
  }

  function change(person: DraftPerson) {
    setDraft((before) => withChange(before, person))
    setFaults((before) => new Map([...before].filter(([id]) => id !== person.id)))
    clearRefusal()
  }

  function add() {
    const next = withPerson(draft)
    // Rendered at once, so that there is a field to type in.
    flushSync(() => setDraft(next))
    const added = next.at(-1)
    if (added) focusOnPerson(added.id)
  }

  async function remove({ id, name, chosen }: DraftPerson) {
    const shown = name.trim() || t('someone')
    const text = {
      title: t('persons.removeTitle', { name: shown }),
      text: t('persons.removeText'),
      yes: t('persons.removeYes'),
      no: t('persons.cancel'),
    }
    const sure = chosen.size === 0 || (await ask<boolean>((answer) => <ConfirmDialog {...text} onAnswer={answer} />))
    if (!sure) return
    flushSync(() => {
      setDraft((before) => withoutPerson(before, id))
      setFaults(noFaults)
      clearRefusal()
    })
    focusOn('[data-add]')
  }

  function errorOf({ id }: DraftPerson): string | undefined {
    const fault = faults.get(id)
    if (fault === 'empty') return t(profile.state === 'stored' ? 'faults.emptied' : 'faults.empty')
    if (fault !== undefined) return t(`faults.${fault}`)
    return id === lastId && id !== 0 ? refusedIn('name') : undefined
  }

  const isFull = draft.length >= mostPersons
  const refusedHere = refusedIn('form') ?? (lastId === 0 ? refusedIn('name') : undefined)
  return (
    <>
      <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.soft}>{t('tracesHelp')}</p>
        {draft.map((person) => (
          <PersonCard
            key={person.id}
            choices={profile.choices}
            person={person}
            isCustomer={person.id === 0}
            error={errorOf(person)}
            onChange={change}
            onRemove={() => void remove(person)}
          />
        ))}
        <div className={styles.add}>
          <Button data-add variant="secondary" aria-disabled={isFull} onClick={isFull ? undefined : add}>
            {t('persons.add')}
          </Button>
          <p className={styles.soft}>
            {isFull ? t('persons.most', { count: String(mostPersons) }) : t('persons.addHelp')}
          </p>
        </div>
        <TextField
          name="words"
          label={t('words.label')}
          help={t('words.help', { most: String(mostDislikedWords) })}
          error={
            wordsAreWrong && wordFault !== undefined
              ? t(`words.${wordFault}`, {
                  most: String(wordFault === 'many' ? mostDislikedWords : longestDislikedWord),
                })
              : undefined
          }
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setFaults(noFaults)
            clearRefusal()
          }}
        />
        <Consent
          givenAt={givenAt}
          isGiven={consent}
          error={consentIsMissing ? t('faults.consent') : refusedIn('consent')}
          onChange={(isGiven) => {
            setConsent(isGiven)
            setConsentIsMissing(false)
          }}
        />
        {refusedHere !== undefined && <Notice tone="error">{refusedHere}</Notice>}
        <div className={styles.save}>
          <Button type="submit" size="large" busy={busy}>
            {t('save')}
          </Button>
          <output className={styles.unsaved}>{isUnsaved && !busy ? t('unsaved') : ''}</output>
        </div>
      </form>
      {profile.state !== 'none' && (
        <DeleteProfile
          onDeleted={() => {
            setDraft(blankDraft)
            setTyped('')
            setConsent(false)
            setFaults(noFaults)
          }}
        />
      )}
    </>
  )
}
