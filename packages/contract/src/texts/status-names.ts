import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { deliveryStatus, type DeliveryStatusId } from '@bottega/rules/orders/delivery-status.ts'
import { orderStatus, type OrderStatusId } from '@bottega/rules/orders/order-status.ts'
import { orderType, type OrderTypeId } from '@bottega/rules/orders/order-type.ts'
import type { Language } from '@bottega/rules/text/language.ts'

type Names = Readonly<Record<Language, string>>

/** The names of statuses that customers see. (Account and after-sales, section 4) */
const names: Readonly<Record<OrderStatusId, Names>> = {
  [orderStatus.inPayment]: { it: 'In pagamento', de: 'In Zahlung', en: 'Being paid' },
  [orderStatus.awaitingPayment]: {
    it: 'In attesa di conferma del pagamento',
    de: 'Wartet auf Zahlungsbestätigung',
    en: 'Awaiting payment confirmation',
  },
  [orderStatus.ordered]: { it: 'Ordinato', de: 'Bestellt', en: 'Ordered' },
  [orderStatus.inPreparation]: { it: 'In preparazione', de: 'In Vorbereitung', en: 'In preparation' },
  [orderStatus.beingPicked]: { it: 'In preparazione', de: 'In Vorbereitung', en: 'In preparation' },
  [orderStatus.prepared]: { it: 'Preparato', de: 'Vorbereitet', en: 'Prepared' },
  [orderStatus.outForDelivery]: { it: 'In consegna', de: 'Unterwegs', en: 'Out for delivery' },
  [orderStatus.delivered]: { it: 'Consegnato', de: 'Geliefert', en: 'Delivered' },
  [orderStatus.partiallyDelivered]: {
    it: 'Consegnato in parte',
    de: 'Teilweise geliefert',
    en: 'Partially delivered',
  },
  [orderStatus.cancelled]: { it: 'Annullato', de: 'Storniert', en: 'Cancelled' },
  [orderStatus.unpaid]: { it: 'Non pagato', de: 'Nicht bezahlt', en: 'Unpaid' },
  [orderStatus.notCollected]: { it: 'Non consegnato', de: 'Nicht geliefert', en: 'Not delivered' },
  [orderStatus.failed]: { it: 'Non riuscito', de: 'Fehlgeschlagen', en: 'Failed' },
  [orderStatus.allSubordersFailed]: { it: 'Non riuscito', de: 'Fehlgeschlagen', en: 'Failed' },
  [orderStatus.receiptIssued]: { it: 'Scontrino emesso', de: 'Beleg ausgestellt', en: 'Receipt issued' },
  [orderStatus.inValidation]: { it: 'In validazione', de: 'In Prüfung', en: 'Being validated' },
  [orderStatus.validationApproved]: {
    it: 'Validazione approvata',
    de: 'Prüfung bestanden',
    en: 'Validation approved',
  },
  [orderStatus.validationRejected]: {
    it: 'Validazione rifiutata',
    de: 'Prüfung abgelehnt',
    en: 'Validation rejected',
  },
}

const nothing: Names = { it: '', de: '', en: '' }

const namesWhenCollected: Partial<Record<OrderStatusId, Names>> = {
  [orderStatus.outForDelivery]: { it: 'Pronto per il ritiro', de: 'Abholbereit', en: 'Ready for pickup' },
  [orderStatus.notCollected]: { it: 'Non ritirato', de: 'Nicht abgeholt', en: 'Not collected' },
  [orderStatus.delivered]: { it: 'Ritirato', de: 'Abgeholt', en: 'Collected' },
  [orderStatus.partiallyDelivered]: { it: 'Ritirato in parte', de: 'Teilweise abgeholt', en: 'Partially collected' },
}

export function orderStatusLabel(statusId: number, deliveryServiceId: number): Names {
  const id = statusId as OrderStatusId
  return (isCollected(deliveryServiceId) ? namesWhenCollected[id] : undefined) ?? names[id] ?? nothing
}

export const orderTypeName: Readonly<Record<OrderTypeId, Names>> = {
  [orderType.delivered]: { it: 'Consegna', de: 'Lieferung', en: 'Delivery' },
  [orderType.collected]: { it: 'Ritiro', de: 'Abholung', en: 'Pickup' },
}

const deliveryNames: Readonly<Record<DeliveryStatusId, Names>> = {
  [deliveryStatus.inWarehouse]: { it: 'In negozio', de: 'Im Geschäft', en: 'In store' },
  [deliveryStatus.inTransit]: { it: 'In viaggio', de: 'Unterwegs', en: 'On the way' },
  [deliveryStatus.delivered]: { it: 'Consegnato', de: 'Geliefert', en: 'Delivered' },
  [deliveryStatus.notDelivered]: { it: 'Non consegnato', de: 'Nicht geliefert', en: 'Not delivered' },
  [deliveryStatus.nearCustomer]: { it: 'Quasi da te', de: 'Fast bei dir', en: 'Near you' },
  [deliveryStatus.inVan]: { it: 'Sul furgone', de: 'Im Lieferwagen', en: 'In the van' },
  [deliveryStatus.suspended]: { it: 'Sospeso', de: 'Ausgesetzt', en: 'Suspended' },
}

export const deliveryStatusLabel = (deliveryStatusId: number): Names =>
  deliveryNames[deliveryStatusId as DeliveryStatusId] ?? nothing
