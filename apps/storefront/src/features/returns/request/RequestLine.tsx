import type { ReturnableItemView } from '@bottega/contract/returns/returns.ts'
import { returnReasons, type ReturnReason } from '@bottega/rules/returns/return-status.ts'
import { formatDay, formatNumber } from '@bottega/rules/text/format.ts'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { NumberStepper } from '@bottega/ui/components/fields/NumberStepper.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { LinePicture } from '../../../lib/page/LinePicture.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { formatEuros } from '../../../lib/words/format.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import styles from '../Returns.module.css'
import { returnsWords } from '../words/returns.ts'
import { PhotoField } from './PhotoField.tsx'
import { type ChosenLine, isReturnable, valueOf } from './use-return-choice.ts'

type RequestLineProps = {
  item: ReturnableItemView
  line: ChosenLine | undefined
  onToggle: () => void
  onChange: (news: Partial<ChosenLine>) => void
}

/** Longest note, characters. */
const longestNote = 250

/** A line of the order: ticked, it asks how much, why, and for a photo. */
export function RequestLine({ item, line, onToggle, onChange }: RequestLineProps) {
  const t = useTranslations(returnsWords)
  const { locale } = usePageSetting()
  const { name, description, unit, until, obstacle, orderItemId } = item
  const amountOf = (quantity: number) => `${formatNumber(quantity, locale)} ${unit === 'kg' ? 'kg' : '×'}`
  return (
    <li className={styles.line}>
      <div className={styles.product}>
        <LinePicture src={item.mediaURL} />
        <div>
          {isReturnable(item) ? (
            <Checkbox name={`line-${orderItemId}`} checked={line !== undefined} onChange={onToggle}>
              <span className={styles.name}>{name}</span>
            </Checkbox>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          <p className={styles.soft}>
            {[
              description,
              isReturnable(item) && amountOf(item.quantity),
              until !== undefined && t('request.until', { day: formatDay(new Date(until), locale) }),
              obstacle !== undefined && t(`request.obstacle.${obstacle}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {isReturnable(item) && <b>{formatEuros(line ? valueOf(item, line.quantity) : item.amount, locale)}</b>}
      </div>
      {line !== undefined && <LineFields item={item} line={line} onChange={onChange} amountOf={amountOf} />}
    </li>
  )
}

type LineFieldsProps = Pick<RequestLineProps, 'item' | 'onChange'> & {
  line: ChosenLine
  amountOf: (quantity: number) => string
}

function LineFields({ item, line, onChange, amountOf }: LineFieldsProps) {
  const t = useTranslations(returnsWords)
  const step = item.unit === 'kg' ? 0.1 : 1
  const setQuantity = (wanted: number) => {
    const rounded = Math.round(wanted * 1000) / 1000
    onChange({ quantity: Math.min(item.quantity, Math.max(step, rounded)) })
  }
  return (
    <div className={styles.fields}>
      <NumberStepper
        label={t('request.quantity', { name: item.name })}
        decreaseLabel={t('request.less')}
        increaseLabel={t('request.more')}
        text={amountOf(line.quantity)}
        onDecrease={() => setQuantity(line.quantity - step)}
        onIncrease={() => setQuantity(line.quantity + step)}
        onEnter={(typed) => {
          const number = Number.parseFloat(typed.replace(',', '.'))
          if (Number.isFinite(number)) setQuantity(item.unit === 'kg' ? number : Math.round(number))
        }}
        canDecrease={line.quantity > step}
        canIncrease={line.quantity < item.quantity}
      />
      <Select
        label={t('request.reason')}
        value={line.reason}
        options={returnReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        onChange={(event) => onChange({ reason: event.currentTarget.value as ReturnReason })}
      />
      <TextArea
        label={t('request.note')}
        rows={2}
        maxLength={longestNote}
        value={line.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
      <PhotoField photoId={line.photoId} onChange={(photoId) => onChange({ photoId })} />
    </div>
  )
}
