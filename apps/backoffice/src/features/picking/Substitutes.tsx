import { fulfilmentSubstitutes } from '@bottega/contract/fulfilment/calls.ts'
import type { PickLineView, SubstituteView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { scanned } from '@bottega/rules/fulfilment/scanned-goods.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { askOrRead } from '../../lib/reading/offline-copies.ts'
import { ProductPicture } from '../../lib/ProductPicture.tsx'
import { ReadAgain } from '../../lib/reading/ReadAgain.tsx'
import { formText } from '../../lib/form-text.ts'
import { Remark } from '../../lib/Remark.tsx'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useCommand } from '../../lib/use-command.ts'
import { useRead } from '../../lib/reading/use-read.ts'
import { substitutesTakenAlong } from './copies.ts'
import { CountForm } from './count/CountForm.tsx'
import styles from './Picking.module.css'
import type { PutIn } from './presses/press.ts'
import { foundLine, type FoundLine, weighedOf } from './scanning/read-scan.ts'
import { ScanAnswer } from './scanning/ScanAnswer.tsx'
import { type Found, useScanning } from './scanning/use-scanning.ts'

const having = (goods: readonly SubstituteView[], code: string) =>
  scanned(goods, code, (one) => ({ ...one, unitPrice: one.ownPrice }))

/** The answer to words, or to a code that is of none of the closest. */
interface Searched {
  readonly text: string
  readonly goods: readonly SubstituteView[]
}

interface SubstitutesProps {
  orderId: number
  line: PickLineView
  onPut: (put: PutIn) => void
  onClose: () => void
}

/**
 * Possible substitutes of a line, the closest first, with the price for the customer; others of its department are found
 * by words or a scan. Without a connection those that
 * were there when the slot was opened; the shop checks them again when it receives the step.
 */
export function Substitutes({ orderId, line, onPut, onClose }: SubstitutesProps) {
  const t = useTranslations('picking')
  const { orderItemId } = line
  const query = { order_id: orderId, order_item_id: orderItemId }
  const ask = async (q?: string): Promise<readonly SubstituteView[]> =>
    (await api.call(fulfilmentSubstitutes, { query: { ...query, ...(q !== undefined && { q }) } })).data.substitutes
  const { answer: read, ...failed } = useRead(() =>
    askOrRead(
      () => ask(),
      () => substitutesTakenAlong(orderId, orderItemId),
    ),
  )
  const [foundOne, setFoundOne] = useState<FoundLine>()
  const [searched, setSearched] = useState<Searched>()
  const search = useCommand(async (text: string) => setSearched({ text, goods: await ask(text) }))
  /** Goods in the hand that are not among the closest may fit all the same. */
  const searchScanned = useCommand(async (code: string) => {
    const goods = await ask(code)
    const [found] = having(goods, code).lines
    if (found === undefined) return
    setSearched({ text: code, goods })
    setFoundOne(foundLine(found.productId, undefined))
  })
  const offered = searched?.goods ?? read?.answer
  const { said } = useScanning(find)
  const missing = line.quantityOrdered - (line.quantityPrepared ?? 0)

  function find(code: string): Found | undefined {
    const { lines, grams } = having(offered ?? [], code)
    const [found] = lines
    setFoundOne(foundLine(found?.productId, grams))
    if (found === undefined) searchScanned.run(code)
    if (found !== undefined)
      document.getElementById(`substitute-${found.productId}`)?.scrollIntoView({ block: 'center' })
    return found && { name: found.name, state: 'to-pick' }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = formText(new FormData(event.currentTarget), 'q').trim()
    if (text === '') setSearched(undefined)
    else search.run(text)
  }

  return (
    <Dialog open title={t('substitutes.title', { name: line.name })} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.picking} aria-busy={offered === undefined && failed.refusal === undefined}>
        {read?.copiedAt !== undefined && <Remark tone="info">{t('substitutes.copy')}</Remark>}
        <form className={styles.scan} onSubmit={submit}>
          <TextField name="q" type="search" label={t('substitutes.search')} autoComplete="off" maxLength={80} />
          <Button type="submit" variant="secondary" busy={search.busy}>
            {t('substitutes.find')}
          </Button>
        </form>
        {search.refusal !== undefined && <Remark tone="error">{search.refusal}</Remark>}
        {(said === undefined || said.code !== searched?.text) && (
          <ScanAnswer said={said} unknownText={(code) => t('scan.notOffered', { code })} />
        )}
        {searched?.goods.length === 0 && (
          <Remark tone="info">{t('substitutes.noneFound', { search: searched.text })}</Remark>
        )}
        {searched !== undefined && (
          <Button variant="secondary" onClick={() => setSearched(undefined)}>
            {t('substitutes.closest')}
          </Button>
        )}
        {offered === undefined && <ReadAgain {...failed} />}
        {searched === undefined && offered?.length === 0 && <p>{t('substitutes.none')}</p>}
        <ul className={styles.cards}>
          {offered?.map((one) => (
            <li
              key={one.productId}
              id={`substitute-${one.productId}`}
              className={styles.card}
              aria-current={one.productId === foundOne?.id ? 'true' : undefined}
            >
              <SubstituteGoods substitute={one} />
              <CountForm
                name={one.name}
                line={one}
                most={missing}
                submitText={t('substitutes.put')}
                weighed={weighedOf(foundOne, one.productId)}
                onCount={(count) => {
                  onPut({ productId: one.productId, name: one.name, unit: one.unit, ...count })
                  onClose()
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function SubstituteGoods({ substitute }: { substitute: SubstituteView }) {
  const t = useTranslations('picking.substitutes')
  const euros = useEuros()
  const { name, brand, description, mediaURL, unitPrice, ownPrice } = substitute
  return (
    <div className={styles.goods}>
      <ProductPicture src={mediaURL} />
      <div>
        <h3>{name}</h3>
        <p className={styles.soft}>{[brand, description].filter(Boolean).join(' · ')}</p>
        <p>
          <strong>{euros(unitPrice)}</strong>
          {ownPrice !== unitPrice && <span className={styles.soft}> {t('own', { price: euros(ownPrice) })}</span>}
        </p>
      </div>
    </div>
  )
}
