import { expect, test } from 'vitest'
import { devicePosition } from './device-position.ts'

const answering = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void) => ({
  getCurrentPosition: (found: PositionCallback, failed?: PositionErrorCallback | null) =>
    answer(found, failed ?? (() => {})),
})
const failing = (code: number) => answering((_found, failed) => failed({ code } as GeolocationPositionError))

test('a device that says where it is', async () => {
  const device = answering((found) => found({ coords: { latitude: 45.9, longitude: 8.5 } } as GeolocationPosition))
  expect(await devicePosition(device)).toEqual({ ok: true, position: { latitude: 45.9, longitude: 8.5 } })
})

test('a refusal, or a device without a position, is location disabled; not finding it is not', async () => {
  expect(await devicePosition(failing(1))).toEqual({ ok: false, reason: 'disabled' })
  expect(await devicePosition(failing(2))).toEqual({ ok: false, reason: 'unknown' })
  expect(await devicePosition(failing(3))).toEqual({ ok: false, reason: 'unknown' })
})
