/** The fields of the form, as typed. */
export interface OfferForm {
  product: string
  brand: string
  quantity: string
  price: string
  note: string
}

export const emptyOffer: OfferForm = { product: '', brand: '', quantity: '1', price: '', note: '' }

export interface OfferBody {
  product: string
  brand?: string
  quantity: number
  price?: number
  note?: string
}

type OfferErrors = Partial<Record<'product' | 'quantity' | 'price', 'required' | 'quantityError' | 'priceError'>>

const mostPieces = 100_000

/** The call's body, or what is wrong with each field. Prices take a comma or a point. */
export function readOffer(form: OfferForm): { body: OfferBody } | { errors: OfferErrors } {
  const [product, brand, note] = [form.product.trim(), form.brand.trim(), form.note.trim()]
  const quantity = /^\d{1,6}$/.test(form.quantity.trim()) ? Number(form.quantity) : 0
  const written = form.price.trim().replace(',', '.')
  const price = /^\d{1,6}(\.\d{1,2})?$/.test(written) ? Number(written) : 0
  const errors: OfferErrors = {
    ...(product === '' && { product: 'required' }),
    ...((quantity < 1 || quantity > mostPieces) && { quantity: 'quantityError' }),
    ...(written !== '' && (price <= 0 || price > mostPieces) && { price: 'priceError' }),
  }
  if (Object.keys(errors).length > 0) return { errors }
  return {
    body: {
      product,
      quantity,
      ...(brand !== '' && { brand }),
      ...(written !== '' && { price }),
      ...(note !== '' && { note }),
    },
  }
}
