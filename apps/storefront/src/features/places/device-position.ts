import type { Position } from '@bottega/rules/delivery/places/distance.ts'

/** `disabled` when the shopper or the device denies the position; `unknown` when the device cannot determine it. */
export type DevicePosition = { ok: true; position: Position } | { ok: false; reason: 'disabled' | 'unknown' }

const patience = { timeout: 10_000, maximumAge: 60_000 }
const denied = 1

/** The position of the device, asked for once. It stays in the page: only the shop's own calls send it. */
export function devicePosition(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined = navigator.geolocation,
): Promise<DevicePosition> {
  if (geolocation === undefined) return Promise.resolve({ ok: false, reason: 'disabled' })
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ ok: true, position: { latitude, longitude } }),
      ({ code }) => resolve({ ok: false, reason: code === denied ? 'disabled' : 'unknown' }),
      patience,
    )
  })
}
