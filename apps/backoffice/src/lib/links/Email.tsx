/** An address for mail; where it is too long for its line it goes on after the @. */
export function Email({ address }: { address: string }) {
  const [name = '', domain] = address.split('@')
  return domain === undefined ? (
    name
  ) : (
    <>
      {name}@<wbr />
      {domain}
    </>
  )
}
