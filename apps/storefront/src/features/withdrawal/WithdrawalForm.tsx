import { withdrawalDeclare } from '@bottega/contract/returns/calls.ts'
import type { WithdrawalLineView, WithdrawalOptionsView } from '@bottega/contract/returns/withdrawals.ts'
import { formatDay, formatTime, formatWholeDay } from '@bottega/rules/text/format.ts'
import { noonOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { email } from '@bottega/rules/validators/email.ts'
import { required } from '@bottega/rules/validators/presence.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Sheet } from '@bottega/ui/components/overlays/Sheet.tsx'
import { type ReactNode, useState, type SubmitEvent } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { useFaults } from '../../lib/fields/use-faults.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formText } from '../../lib/words/form-text.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { useVerdictText } from '../../lib/words/use-verdict-text.ts'
import { withCaptcha } from '../auth/captcha/with-captcha.ts'
import styles from './Withdrawal.module.css'
import { withdrawalWords } from './words/withdrawal.ts'

interface Statement {
  readonly number: string
  readonly name: string
  readonly email: string
  readonly goods: string
}

type Options = WithdrawalOptionsView | undefined

/** A step takes the place of the one whose button had the focus: its heading has it next. */
const focusOn = (heading: HTMLElement | null) => heading?.focus()

/** The two steps: the statement, then its confirmation; afterwards the receipt. No step asks for a reason. */
export function WithdrawalForm({ orderId, options }: { orderId: number | undefined; options: Options }) {
  const t = useTranslations(withdrawalWords)
  const { locale } = usePageSetting()
  const may = options?.lines.filter(({ quantity }) => quantity > 0) ?? []
  const [chosen, setChosen] = useState(() => new Set(may.map(({ orderItemId }) => orderItemId)))
  const [statement, setStatement] = useState<Statement>({
    number: orderId === undefined ? '' : String(orderId),
    name: options?.name ?? '',
    email: options?.email ?? '',
    goods: '',
  })
  const [step, setStep] = useState<'state' | 'confirm'>('state')
  const [sentAt, setSentAt] = useState<Date>()
  const isByLine = options?.way === 'return' || options?.way === 'wait'
  const lines = isByLine ? may.filter(({ orderItemId }) => chosen.has(orderItemId)) : undefined
  const { busy, refusal, run } = useCommand(async () => {
    const body = {
      order_number: statement.number,
      name: statement.name,
      email: statement.email,
      ...(statement.goods !== '' && { goods: statement.goods }),
      ...(lines !== undefined && { order_item_ids: lines.map(({ orderItemId }) => orderItemId) }),
    }
    const { data } = await withCaptcha((captcha) =>
      browserApi().call(withdrawalDeclare, { body: { ...body, ...(captcha !== undefined && { captcha }) } }),
    )
    setSentAt(new Date(data.sentAt))
  })

  if (options?.way === 'none' || (isByLine && may.length === 0))
    return (
      <>
        <Notice tone="info">{t('none')}</Notice>
        {options !== undefined && <Lines lines={options.lines} />}
      </>
    )
  const goods = lines?.map(({ name }) => name).join(', ') ?? (statement.goods || t('check.whole'))
  if (sentAt !== undefined) return <Receipt statement={statement} goods={goods} sentAt={sentAt} />
  if (step === 'confirm')
    return (
      <section className={styles.form}>
        <h2 ref={focusOn} tabIndex={-1}>
          {t('check.title')}
        </h2>
        <p>{t('check.text')}</p>
        <Stated statement={statement} goods={goods} />
        {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
        <div className={styles.actions}>
          <Button busy={busy} onClick={() => run()}>
            {t('check.submit')}
          </Button>
          <Button variant="secondary" onClick={() => setStep('state')}>
            {t('check.back')}
          </Button>
        </div>
      </section>
    )
  const toggle = (id: number) => setChosen((before) => before.symmetricDifference(new Set([id])))
  return (
    <>
      {options?.lastDay !== undefined && <p>{t('until', { day: formatDay(noonOf(options.lastDay), locale) })}</p>}
      {(options?.way === 'cancel' || options?.way === 'wait') && <p>{t(options.way)}</p>}
      <StatementForm
        known={statement}
        isOfOrder={options !== undefined}
        isEmpty={lines?.length === 0}
        onStated={(stated) => {
          setStatement(stated)
          setStep('confirm')
        }}
      >
        {isByLine && <Lines lines={options.lines} chosen={chosen} onToggle={toggle} />}
      </StatementForm>
    </>
  )
}

type LinesProps = {
  lines: readonly WithdrawalLineView[]
  chosen?: ReadonlySet<number>
  onToggle?: (orderItemId: number) => void
}

/** Those that can be withdrawn from have a box; the others say why not. */
function Lines({ lines, chosen, onToggle }: LinesProps) {
  const t = useTranslations(withdrawalWords)
  return (
    <Sheet label={t('form.lines')}>
      <ul className={styles.lines}>
        {lines.map(({ orderItemId, name, description, quantity, obstacle, exception }) => (
          <li key={orderItemId}>
            {quantity > 0 && chosen !== undefined ? (
              <Checkbox
                name={`line-${orderItemId}`}
                checked={chosen.has(orderItemId)}
                onChange={() => onToggle?.(orderItemId)}
              >
                {name}
              </Checkbox>
            ) : (
              name
            )}
            <p>
              {[
                description,
                exception !== undefined && t(`exceptions.${exception}`),
                obstacle !== undefined && obstacle !== 'excepted' && t(`obstacles.${obstacle}`),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

type StatementFormProps = {
  known: Statement
  /** The order stands, and its lines are chosen by box. */
  isOfOrder: boolean
  isEmpty: boolean
  onStated: (statement: Statement) => void
  children: ReactNode
}

function StatementForm({ known, isOfOrder, isEmpty, onStated, children }: StatementFormProps) {
  const t = useTranslations(withdrawalWords, 'form')
  const textOf = useVerdictText()
  const { faults, setFaults, forgetFault } = useFaults<'number' | 'name' | 'email'>()
  const [isTold, setTold] = useState(false)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => formText(fields, name).trim()
    const stated = {
      number: isOfOrder ? known.number : text('number'),
      name: text('name'),
      email: text('email'),
      goods: text('goods'),
    }
    const mail = required(stated.email)
    const found = {
      number: required(stated.number),
      name: required(stated.name),
      email: mail.ok ? email(stated.email) : mail,
    }
    setFaults(found)
    setTold(isEmpty)
    if (Object.values(found).every(({ ok }) => ok) && !isEmpty) onStated(stated)
    else {
      const [first] = Object.entries(found).flatMap(([name, { ok }]) => (ok ? [] : [name]))
      const control = first === undefined ? null : event.currentTarget.elements.namedItem(first)
      if (control instanceof HTMLElement) control.focus()
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} onChange={forgetFault} noValidate>
      <h2>{t('legend')}</h2>
      {children}
      {isTold && isEmpty && <Notice tone="error">{t('nothing')}</Notice>}
      {!isOfOrder && (
        <TextField
          name="number"
          label={t('number')}
          help={t('numberHelp')}
          error={textOf(faults.number)}
          defaultValue={known.number}
          inputMode="numeric"
          maxLength={20}
          required
        />
      )}
      <TextField
        name="name"
        label={t('name')}
        error={textOf(faults.name)}
        defaultValue={known.name}
        autoComplete="name"
        maxLength={100}
        required
      />
      <TextField
        name="email"
        type="email"
        label={t('email')}
        error={textOf(faults.email)}
        defaultValue={known.email}
        autoComplete="email"
        maxLength={100}
        required
      />
      {!isOfOrder && (
        <TextArea
          name="goods"
          label={t('goods')}
          help={t('goodsHelp')}
          defaultValue={known.goods}
          rows={2}
          maxLength={500}
        />
      )}
      <p>
        <Button type="submit">{t('next')}</Button>
      </p>
    </form>
  )
}

function Stated({ statement, goods }: { statement: Statement; goods: string }) {
  const t = useTranslations(withdrawalWords)
  const facts = [
    [t('form.name'), statement.name],
    [t('form.number'), statement.number],
    [t('check.goods'), goods],
    [t('form.email'), statement.email],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Receipt({ statement, goods, sentAt }: { statement: Statement; goods: string; sentAt: Date }) {
  const t = useTranslations(withdrawalWords)
  const { locale } = usePageSetting()
  const sent = { day: formatWholeDay(sentAt, locale), time: formatTime(sentAt, locale), email: statement.email }
  return (
    <section className={styles.form}>
      <h2 ref={focusOn} tabIndex={-1}>
        {t('done.title')}
      </h2>
      <output className={styles.sent}>
        <Notice tone="info">{t('done.text', sent)}</Notice>
      </output>
      <Stated statement={statement} goods={goods} />
      <p>{t('done.after')}</p>
    </section>
  )
}
