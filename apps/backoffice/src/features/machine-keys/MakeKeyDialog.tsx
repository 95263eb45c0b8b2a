import { machineKeyMake } from '@bottega/contract/live-figures/calls.ts'
import { figureKinds } from '@bottega/rules/live-figures/figure-kinds.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useRef, useState, type SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import layout from '../../lib/layout.module.css'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'
import styles from './MachineKeys.module.css'

/** Asks what the key is for, then shows it: the only time it is to be seen, so that it stays open until it has come. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('machineKeys')
  const { revalidate } = useRevalidator()
  const [missing, setMissing] = useState(false)
  const [key, setKey] = useState<string>()
  const [copied, setCopied] = useState<'copied' | 'selected'>()
  const shown = useRef<HTMLElement>(null)
  const { busy, refusal, run } = useCommand(async (fields: FormData) => {
    const scopes = figureKinds.filter((kind) => fields.get(kind) !== null)
    const { data } = await api.call(machineKeyMake, { body: { name: formText(fields, 'name').trim(), scopes } })
    setKey(data.key)
    await revalidate()
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const isMissing =
      formText(fields, 'name').trim().length < 3 || figureKinds.every((kind) => fields.get(kind) === null)
    setMissing(isMissing)
    if (!isMissing) run(fields)
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setCopied('copied')
    } catch {
      // Without https or a permission there is no clipboard: the keyboard copies what is selected.
      if (shown.current !== null) window.getSelection()?.selectAllChildren(shown.current)
      setCopied('selected')
    }
  }

  return (
    <Dialog open onClose={() => !busy && onClose()} title={t('make')} closeLabel={t('close')}>
      {key === undefined ? (
        <form noValidate className={layout.form} onSubmit={submit}>
          <p>{t('makeText')}</p>
          {missing && <Remark tone="error">{t('missing')}</Remark>}
          {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
          <TextField name="name" label={t('name')} autoComplete="off" maxLength={60} required />
          <fieldset className={layout.boxes}>
            <legend>{t('scopes')}</legend>
            {figureKinds.map((kind) => (
              <Checkbox key={kind} name={kind}>
                {t(`scope.${kind}`)}
              </Checkbox>
            ))}
          </fieldset>
          <Button type="submit" busy={busy}>
            {t('make')}
          </Button>
        </form>
      ) : (
        <div className={layout.form}>
          <p>{t('shownOnce')}</p>
          <code ref={shown} className={styles.key}>
            {key}
          </code>
          <Button variant="secondary" onClick={() => void copy(key)}>
            {t('copy')}
          </Button>
          <output>{copied && t(copied)}</output>
        </div>
      )}
    </Dialog>
  )
}
