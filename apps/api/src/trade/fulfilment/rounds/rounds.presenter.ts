import type { DeliveryRound as RoundView, DeliveryStop } from '@bottega/contract/fulfilment/rounds.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { deliveryStatusLabel } from '@bottega/contract/texts/status-names.ts'
import { allowedSteps } from '@bottega/rules/fulfilment/delivery-steps.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { presentWindow } from '../../delivery/slots.presenter.ts'
import { doorText } from '../door-words.ts'
import { driverNote } from '../driver-notes.ts'
import { deliveredOfStop, type DeliveryRound, type RoundStop, wayOf } from './rounds.service.ts'

export function presentRound(round: DeliveryRound, language: Language): RoundView {
  const { decided, drivers, stops } = round
  const { metres } = wayOf(round)
  const [{ order, warehouseName, service }] = stops
  return {
    timeslotId: order.slotId,
    warehouseId: order.warehouseId,
    warehouseName,
    deliveryService: textIn(language, service),
    ...windowOf(order),
    version: decided?.version ?? 0,
    ...driverOf(decided),
    drivers: drivers.map(({ staffId, name }) => ({ staffId, name })),
    byHand: (decided?.stops ?? null) !== null,
    ...(metres === undefined ? {} : { metres }),
    stops: stops.map((stop) => presentStop(stop, language)),
  }
}

function driverOf(decided: DeliveryRound['decided']): Pick<RoundView, 'driver'> {
  if (decided === undefined || decided.driver === null) return {}
  const { driverId, driver: name } = decided
  return { driver: { ...(driverId !== null && { staffId: driverId }), name } }
}

function windowOf({ slotBeginAt, slotEndAt }: RoundStop['order']) {
  const { beginTime, endTime } = presentWindow(slotBeginAt, slotEndAt)
  return { beginTime, endTime }
}

/** A name, a door and a telephone, nothing more of the customer. */
function presentStop(stop: RoundStop, language: Language): DeliveryStop {
  const { order, deliveryStatusId } = stop
  const { street, streetNumber, postalCode, city, phone, doorbell, position } = order.address
  const { statusId, deliveryServiceId } = order
  const door = doorText(order.address, deliveredOfStop(stop), language)
  const { load, depart } = allowedSteps({ statusId, deliveryServiceId, deliveryStatusId })
  return {
    orderId: order.id,
    customer: `${stop.firstName} ${stop.lastName}`,
    address: `${street} ${streetNumber}, ${postalCode} ${city}`,
    positionUnknown: position === undefined,
    ...(phone === undefined ? {} : { phone }),
    ...(doorbell === undefined ? {} : { doorbell }),
    ...(door === undefined ? {} : { door }),
    ...driverNote(order),
    status: textIn(language, deliveryStatusLabel(deliveryStatusId)),
    bags: order.bags ?? 0,
    crates: order.crates ?? 0,
    toCollect: eurosFromCents(stop.due.cents),
    can: { load, depart },
  }
}
