import { Anchor, type AnchorProps } from './Anchor.tsx'
import { type ButtonAppearance, buttonClass } from './button-class.ts'

type LinkButtonProps = Omit<AnchorProps, 'className'> & ButtonAppearance

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({ variant, size, wide, ...rest }: LinkButtonProps) {
  const appearance: ButtonAppearance = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }
  return <Anchor {...rest} className={buttonClass(appearance)} />
}
