import { staffProductEdit, staffProductForm, staffProductMake } from '@bottega/contract/staff-products/calls.ts'
import { staffProductsMessages } from '@bottega/contract/staff-products/messages.ts'
import type { FormOfProduct } from '@bottega/contract/staff-products/product-form.ts'
import { type ProductFault, type ProductField, productFaults } from '@bottega/rules/catalog/product-form.ts'
import { fill } from '@bottega/rules/text/fill.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { type SubmitEvent, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { changedMeanwhile, type Fact } from '../../lib/actions/conflict.ts'
import { Conflict } from '../../lib/actions/Conflict.tsx'
import { centsIn } from '../../lib/actions/EurosField.tsx'
import { useFieldWords } from '../../lib/actions/use-field-words.ts'
import { api } from '../../lib/api.ts'
import { PageHead } from '../../lib/head/PageHead.tsx'
import layout from '../../lib/layout.module.css'
import { readOne } from '../../lib/reading/read-one.ts'
import { Remark } from '../../lib/Remark.tsx'
import { requireWholeGroup } from '../../lib/signed-in-staff.ts'
import { useCommand } from '../../lib/use-command.ts'
import { paths } from '../../paths.ts'
import { useFieldErrors } from '../sign-in/use-field-errors.ts'
import { valuesIn } from './form-values.ts'
import { optionalIn, textIn } from './product-action.ts'
import { ProductFormFields } from './ProductFormFields.tsx'
import { useFormFacts } from './use-form-facts.ts'

/** A new product, maybe as a copy of another, or one that is there. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireWholeGroup(request, ['shopkeeper'])
  const edited = params['productId']
  const copied = new URL(request.url).searchParams.get('copy')
  const read = async (query: { product_id?: number }) => (await api.call(staffProductForm, { query })).data
  const data =
    edited === undefined && copied === null
      ? await read({})
      : await readOne(edited ?? copied ?? '', 'error.product.notFound', (productId) => read({ product_id: productId }))
  return { ...data, isEdit: edited !== undefined }
}

/** Faults only the shop can tell, and the fields they are told at. */
const fieldOfRefusal: Readonly<Record<string, ProductField>> = {
  'error.desk.codeTaken': 'code',
  'error.desk.codeStays': 'code',
  'error.desk.barcodeTaken': 'barcode',
  'error.desk.furtherBarcodeTaken': 'further_barcodes',
  'error.desk.categoryNotFound': 'category_id',
}

/** The beginning of a copy, without the names of the other product alone. */
function copyOf({ values }: FormOfProduct): Partial<FormOfProduct['values']> {
  const { code: _, barcode: __, further_barcodes: ___, ...rest } = values
  return rest
}

const nothing: readonly Fact[] = []

export function Component() {
  const t = useTranslations('products')
  const locale = useLocale()
  const { product, choices, isEdit } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const fieldWords = useFieldWords()
  const facts = useFormFacts(choices)
  const { form, errors, check } = useFieldErrors<ProductField>()
  // Sent twice, the product is made once.
  const [key] = useState(() => crypto.randomUUID())
  const [sent, setSent] = useState({ seen: nothing, yours: nothing })
  const seen = product && facts.of(product.values)

  const wordsOf = (code: ProductFault['fault'] | 'categoryNotFound', values = {}) =>
    fill(staffProductsMessages[`error.desk.${code}`][locale], values)

  function faultsIn(values: ReturnType<typeof valuesIn>) {
    const found: Partial<Record<ProductField, string>> = {}
    for (const { field, fault, values: figures } of productFaults(values, isEdit ? product?.values : undefined))
      found[field] ??= wordsOf(fault, figures)
    return values.category_id > 0 ? found : { ...found, category_id: wordsOf('categoryNotFound') }
  }

  const { busy, refusal, run } = useCommand(
    async (fields: FormData) => {
      const values = valuesIn(fields, choices)
      const productId = isEdit && product !== undefined ? await edit(product, values) : await make(values, fields, key)
      await navigate(paths.product(productId))
      return 'leaving'
    },
    async (refused) => {
      const field = fieldOfRefusal[refused.code ?? '']
      if (field !== undefined) {
        check({ [field]: refused.text })
        return undefined
      }
      if (refused.code === changedMeanwhile) await revalidate()
      return refused
    },
  )
  const isOvertaken = refusal?.code === changedMeanwhile

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const values = valuesIn(fields, choices)
    if (!check(faultsIn(values))) return
    setSent({ seen: seen ?? nothing, yours: differences(seen ?? nothing, facts.of(values)) })
    run(fields)
  }

  const title = product === undefined ? t('form.new') : t(isEdit ? 'form.edit' : 'form.copy', { name: product.title })
  const values = product === undefined ? {} : isEdit ? product.values : copyOf(product)
  return (
    <>
      <PageHead
        back={
          isEdit && product !== undefined
            ? { href: paths.product(product.productId), text: product.title }
            : { href: paths.products(), text: t('back') }
        }
        title={title}
        text={t(isEdit ? 'form.editText' : 'form.newText')}
      />
      {isEdit && product !== undefined && product.byStaff.length > 0 && (
        <p>{t('form.keptParts', { parts: facts.parts(product.byStaff) })}</p>
      )}
      <form ref={form} className={layout.form} onSubmit={submit} {...fieldWords}>
        <ProductFormFields values={values} errors={errors} choices={choices} hasCode={isEdit} />
        {refusal !== undefined && <Remark tone="error">{refusal.text}</Remark>}
        {isOvertaken && seen !== undefined && <Conflict {...sent} now={seen} />}
        <div className={layout.actions}>
          <Button type="submit" busy={busy}>
            {t(isOvertaken ? 'form.anyway' : isEdit ? 'form.save' : 'form.make')}
          </Button>
        </div>
      </form>
    </>
  )
}

/** The facts a form says otherwise than the page did. */
const differences = (seen: readonly Fact[], yours: readonly Fact[]) =>
  yours.filter(([name, value]) => seen.find(([one]) => one === name)?.[1] !== value)

async function edit({ productId, version }: FormOfProduct, values: ReturnType<typeof valuesIn>): Promise<number> {
  await api.call(staffProductEdit, { body: { product_id: productId, version, values } })
  return productId
}

async function make(values: ReturnType<typeof valuesIn>, fields: FormData, idempotencyKey: string): Promise<number> {
  const store = optionalIn(fields, 'store')
  const price = textIn(fields, 'euros') === '' ? {} : { cents: centsIn(fields, 'euros') }
  const body = { values, ...price, ...(store !== undefined && { priced_in: store }) }
  return (await api.call(staffProductMake, { body, idempotencyKey })).data.productId
}
