import { columnsOf, type LabelTextName, labelTextNames } from '@bottega/rules/catalog/product-label.ts'
import type { Db } from '../../kernel/database/database.ts'
import { bumpCatalogueVersion } from '../../kernel/database/catalogue-version.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { labelLosses, type LabelRemark } from '../../trade/product-label/label-remark.ts'
import { readLabelField } from '../../trade/product-label/read-label.ts'
import { type WrittenField, writtenField } from '../../trade/product-label/written-label.ts'
import { type SeenProduct, setLabelText } from './staff-products.repository.ts'
import { changeProduct } from './staff-products.service.ts'

interface NewLabelText extends SeenProduct {
  field: LabelTextName
  /** As the form was filled; an empty field is taken off the label. */
  written: WrittenField
}

/** Reads a form as the columns of a file are read. @throws ShopError where a file would have lost the text. */
export function readLabelForm(field: LabelTextName, written: WrittenField) {
  const columns = columnsOf(field)
  const inOrder = [written.it, written.de, written.en]
  const remarks: LabelRemark[] = []
  const value = readLabelField(
    field,
    (column) => inOrder[columns.indexOf(column)] ?? '',
    (remark) => remarks.push(remark),
  )
  const lost = remarks.find(({ reason }) => labelLosses.has(reason))
  if (lost !== undefined)
    throw new ShopError(lost.reason === 'text-too-long' ? 'error.desk.labelTooLong' : 'error.desk.labelUnusable')
  return value
}

/**
 * Changes the text of the label in one field. Files of products leave the field alone from now on, also where it was
 * emptied.
 */
export async function changeLabelText(
  db: Db,
  staff: StaffMember,
  { field, written, ...seen }: NewLabelText,
  now: Date,
): Promise<void> {
  const value = readLabelForm(field, written)
  await changeProduct(db, staff, seen, now, async (tx, product) => {
    const { [field]: before, ...others } = product.texts
    const texts = value === undefined ? others : { ...others, [field]: value }
    const textsByStaff = labelTextNames.filter((name) => name === field || product.textsByStaff.includes(name))
    await setLabelText(tx, seen.productId, { texts, textsByStaff })
    await bumpCatalogueVersion(tx)
    return {
      action: 'product.label',
      before: { labelField: field, ...writtenField(field, { [field]: before }) },
      after: { labelField: field, ...writtenField(field, { [field]: value }) },
    }
  })
}

/** The field is the file's again: the text stays until the next file of products says another. */
export async function releaseLabelText(
  db: Db,
  staff: StaffMember,
  { field, ...seen }: SeenProduct & { field: LabelTextName },
  now: Date,
): Promise<void> {
  await changeProduct(db, staff, seen, now, async (tx, { texts, textsByStaff }) => {
    await setLabelText(tx, seen.productId, { texts, textsByStaff: textsByStaff.filter((name) => name !== field) })
    return { action: 'product.labelReleased', after: { labelField: field } }
  })
}
