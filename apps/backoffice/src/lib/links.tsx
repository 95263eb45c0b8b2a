import { Anchor, type AnchorProps } from '@bottega/ui/components/actions/Anchor.tsx'
import { Link } from 'react-router'
import { isOwn, paths } from '../paths.ts'

/** Pages of the back office are navigated; those of the shop are loaded. */
export function BackofficeLink({ href, children, ...rest }: AnchorProps) {
  if (isOwn(href))
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    )
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}

/** The way from what a customer did to everything staff know of them. */
export function CustomerLink({ userId, name }: { userId: number; name: string }) {
  return <Anchor href={paths.customer(userId)}>{name}</Anchor>
}

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

/** A telephone number that a phone calls when it is pressed. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
}
