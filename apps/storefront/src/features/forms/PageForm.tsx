import type { FormView } from '@bottega/contract/forms/form-view.ts'
import type { FieldFault } from '@bottega/rules/forms/check-form.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextButton } from '@bottega/ui/components/actions/TextButton.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { useCommand } from '../../lib/api/use-command.ts'
import { useHydrated } from '../../lib/hooks/use-hydrated.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { filledForm, type RefusedForm } from './filled-form.ts'
import { FormField } from './FormField.tsx'
import { FormProblem } from './FormProblem.tsx'
import { formsWords } from './words/forms.ts'
import styles from './PageForm.module.css'

type PageFormProps = {
  form: FormView
  heading: 'h1' | 'h2'
  /** The typed answers and the reasons of their refusal, if the form was sent without a script. */
  refused?: RefusedForm | undefined
}

/**
 * A form of editors. Before the scripts arrive the browser checks and sends it by itself; with them it is checked when
 * sent, keeps what was typed when refused, and gives way to its thanks. (Content and discovery, sections 4 and 8)
 */
export function PageForm({ form, heading: Heading, refused }: PageFormProps) {
  const t = useTranslations(formsWords)
  const hydrated = useHydrated()
  const [outcome] = useSearchParams()
  const isMine = outcome.get('form') === String(form.formId)
  const [thanks, setThanks] = useState(isMine && outcome.has('sent') ? (form.actions.success_message ?? '') : undefined)
  const [faults, setFaults] = useState<readonly FieldFault[]>(refused?.faults ?? [])
  const [waiting, setWaiting] = useState(false)
  const refusedCode = isMine ? outcome.get('refused') : null

  const sending = useCommand(async (element: HTMLFormElement) => {
    const { faultsOf, sendForm, valuesOf } = await import('./send-form.ts')
    const isUploading = element.querySelector('progress') !== null
    setWaiting(isUploading)
    if (isUploading) return
    const values = valuesOf(form, new FormData(element))
    const found = faultsOf(form, values)
    // Rendered at once: the focus goes to a field that says why.
    flushSync(() => setFaults(found))
    element.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    if (found.length === 0) setThanks((await sendForm(form, values)) ?? '')
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    sending.run(event.currentTarget)
  }

  const { title, description, submit_label: submitLabel } = form.settings
  if (thanks !== undefined)
    return (
      <Thanks
        title={title}
        heading={Heading}
        text={thanks === '' ? t('success') : thanks}
        onAgain={() => setThanks(undefined)}
      />
    )
  /** Until the form is sent again. */
  const problemOfShop = faults === refused?.faults ? refused.problem : undefined
  const problem = waiting
    ? t('faults.uploading')
    : faults.length > 0 || refusedCode === 'error.form.invalid'
      ? t('invalid')
      : refusedCode
        ? t('failed')
        : undefined
  const shown = refused === undefined ? form : filledForm(form, refused.values)
  return (
    <section className={styles.part}>
      <Heading>{title}</Heading>
      {description && <p className={styles.intro}>{description}</p>}
      <form
        method="post"
        action="/p/wp-admin/admin-ajax.php?action=form_submit"
        encType="multipart/form-data"
        noValidate={hydrated}
        onSubmit={submit}
        className={styles.fields}
      >
        <input type="hidden" name="form_id" value={form.formId} />
        {shown.fields.map((field) => (
          <FormField
            key={field.key}
            form={form}
            field={field}
            heading={Heading === 'h1' ? 'h2' : 'h3'}
            fault={faults.find(({ key }) => key === field.key)}
            focused={refused?.faults[0]?.key === field.key}
          />
        ))}
        <div className={styles.end}>
          <FormProblem
            form={form}
            faults={problemOfShop === undefined ? faults : []}
            text={sending.refusal ?? problemOfShop ?? problem}
          />
          <Button type="submit" size="large" busy={sending.busy}>
            {submitLabel ?? t('submit')}
          </Button>
        </div>
      </form>
    </section>
  )
}

type ThanksProps = { title: string; heading: 'h1' | 'h2'; text: string; onAgain: () => void }

/** Takes the place of the form, and the focus with it: the button that had it is gone. */
function Thanks({ title, heading: Heading, text, onAgain }: ThanksProps) {
  const t = useTranslations(formsWords)
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    words.current?.focus({ preventScroll: true })
    words.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section className={styles.part}>
      <Heading>{title}</Heading>
      <div className={styles.thanks}>
        <Icon name="check" size={24} />
        <p ref={words} tabIndex={-1}>
          {text}
        </p>
        <TextButton onClick={onAgain}>{t('again')}</TextButton>
      </div>
    </section>
  )
}
