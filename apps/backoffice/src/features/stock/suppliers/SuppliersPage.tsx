import {
  staffSupplierProducts,
  staffSupplierProductsFile,
  staffSuppliers,
  staffSupplierSave,
} from '@bottega/contract/staff-stock/calls.ts'
import type { ReplyOf } from '@bottega/contract/call-schema.ts'
import type { StaffSupplier, staffSupplierProducts as readSchema } from '@bottega/contract/staff-stock/suppliers.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState, type SubmitEvent } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { centsIn, EurosField, numberIn } from '../../../lib/actions/EurosField.tsx'
import { useFieldWords } from '../../../lib/actions/use-field-words.ts'
import { api } from '../../../lib/api.ts'
import { formText } from '../../../lib/form-text.ts'
import { useEuros } from '../../../lib/format/use-euros.ts'
import { PageHead } from '../../../lib/head/PageHead.tsx'
import layout from '../../../lib/layout.module.css'
import { type Column, DataTable } from '../../../lib/lists/DataTable.tsx'
import { Remark } from '../../../lib/Remark.tsx'
import { Section } from '../../../lib/Section.tsx'
import { requireRole, useSignedInStaff } from '../../../lib/signed-in-staff.ts'
import { storeFile } from '../../../lib/store-file.ts'
import { useCommand } from '../../../lib/use-command.ts'
import { paths } from '../../../paths.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  return (await api.call(staffSuppliers, { query: {} })).data
}

/** Suppliers of the group and the products they sell; staff of the whole group change them. */
export function Component() {
  const t = useTranslations('stock.suppliers')
  const euros = useEuros()
  const { wholeGroup } = useSignedInStaff()
  const { suppliers } = useLoaderData<typeof loader>()
  const [changed, setChanged] = useState<StaffSupplier>()
  const download = useCommand(async (supplierId: number) => {
    storeFile((await api.call(staffSupplierProductsFile, { query: { supplier_id: supplierId } })).data)
  })

  const columns: readonly Column<StaffSupplier>[] = [
    { key: 'name', title: t('name'), renderCell: ({ name }) => name },
    { key: 'lead', title: t('lead'), figures: true, renderCell: ({ leadDays }) => t('days', { count: leadDays }) },
    {
      key: 'minimum',
      title: t('minimum'),
      figures: true,
      renderCell: ({ minimum }) => (minimum === 0 ? t('noMinimum') : euros(minimum)),
    },
    { key: 'products', title: t('products'), figures: true, renderCell: ({ products }) => products },
    {
      key: 'actions',
      title: t('actions'),
      actions: true,
      renderCell: (supplier) => (
        <div className={layout.actions}>
          {wholeGroup && (
            <Button variant="secondary" onClick={() => setChanged(supplier)}>
              {t('change', { name: supplier.name })}
            </Button>
          )}
          <Button variant="secondary" busy={download.busy} onClick={() => download.run(supplier.supplierId)}>
            {t('download', { name: supplier.name })}
          </Button>
        </div>
      ),
    },
  ]
  return (
    <>
      <PageHead back={{ href: paths.supplierOrders(), text: t('back') }} title={t('title')} text={t('text')} />
      {download.refusal !== undefined && <Remark tone="error">{download.refusal}</Remark>}
      {suppliers.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <DataTable caption={t('title')} columns={columns} rows={suppliers} keyOf={({ supplierId }) => supplierId} />
      )}
      {wholeGroup ? (
        <>
          <SupplierForm key={changed?.supplierId ?? 0} supplier={changed} onDone={() => setChanged(undefined)} />
          {suppliers.length > 0 && <ProductsForm suppliers={suppliers} />}
        </>
      ) : (
        <Remark tone="info">{t('groupOnly')}</Remark>
      )}
    </>
  )
}

/** A new supplier, or one that is changed. */
function SupplierForm({ supplier, onDone }: { supplier: StaffSupplier | undefined; onDone: () => void }) {
  const t = useTranslations('stock.suppliers')
  const fieldWords = useFieldWords()
  const { revalidate } = useRevalidator()
  const save = useCommand(async (form: HTMLFormElement) => {
    const fields = new FormData(form)
    const said = { name: formText(fields, 'name'), lead_days: numberIn(fields, 'lead') }
    const id = supplier && { supplier_id: supplier.supplierId }
    await api.call(staffSupplierSave, { body: { ...id, ...said, minimum: centsIn(fields, 'minimum') / 100 } })
    form.reset()
    onDone()
    await revalidate()
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    save.run(event.currentTarget)
  }

  return (
    <Section title={supplier === undefined ? t('add') : t('change', { name: supplier.name })}>
      <form className={layout.form} onSubmit={submit} {...fieldWords}>
        {save.refusal !== undefined && <Remark tone="error">{save.refusal}</Remark>}
        <div className={layout.pair}>
          <TextField name="name" label={t('nameField')} defaultValue={supplier?.name} maxLength={80} required />
          <TextField
            name="lead"
            type="number"
            min={0}
            max={120}
            label={t('leadField')}
            defaultValue={supplier?.leadDays ?? 1}
            required
          />
          <EurosField name="minimum" label={t('minimumField')} defaultValue={supplier?.minimum ?? 0} />
        </div>
        <div className={layout.actions}>
          <Button type="submit" busy={save.busy}>
            {t('save')}
          </Button>
          {supplier !== undefined && (
            <Button variant="secondary" onClick={onDone}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </form>
    </Section>
  )
}

/** The file that lists all products of a supplier, with what is wrong in it by line. */
function ProductsForm({ suppliers }: { suppliers: readonly StaffSupplier[] }) {
  const t = useTranslations('stock.suppliers')
  const fieldWords = useFieldWords()
  const { revalidate } = useRevalidator()
  const [read, setRead] = useState<ReplyOf<typeof readSchema>>()
  const send = useCommand(async (fields: FormData) => {
    setRead(undefined)
    const file = fields.get('file')
    const text = file instanceof File ? await file.text() : ''
    const body = { supplier_id: numberIn(fields, 'supplier'), file: text }
    setRead((await api.call(staffSupplierProducts, { body })).data)
    await revalidate()
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    send.run(new FormData(event.currentTarget))
  }

  return (
    <Section title={t('read')}>
      <form className={layout.form} onSubmit={submit} {...fieldWords}>
        {send.refusal !== undefined && <Remark tone="error">{send.refusal}</Remark>}
        {read !== undefined && read.faults.length === 0 && (
          <Remark tone="ok">{t('saved', { count: read.saved })}</Remark>
        )}
        {read !== undefined && read.faults.length > 0 && (
          <Remark tone="error">
            <p>{t('faulty')}</p>
            <ul>
              {read.faults.map(({ line, fault, text }) => (
                <li key={`${line} ${fault} ${text}`}>{t(`faults.${fault}`, { line, text })}</li>
              ))}
            </ul>
          </Remark>
        )}
        <p>{t('readText')}</p>
        <div className={layout.pair}>
          <Select
            name="supplier"
            label={t('supplier')}
            options={suppliers.map(({ supplierId, name }) => ({ value: String(supplierId), label: name }))}
          />
          <TextField name="file" type="file" accept=".csv,text/csv" label={t('file')} required />
        </div>
        <div className={layout.actions}>
          <Button type="submit" busy={send.busy}>
            {t('readButton')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
