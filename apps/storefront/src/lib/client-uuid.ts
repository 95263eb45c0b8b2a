const key = 'client_uuid'

/** 32 hexadecimal digits that name this browser to the shop, made once and kept. */
export function clientUuid(storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): string {
  const kept = storage.getItem(key)
  if (kept && /^[0-9a-f]{32}$/.test(kept)) return kept
  const made = crypto.randomUUID().replaceAll('-', '')
  storage.setItem(key, made)
  return made
}
