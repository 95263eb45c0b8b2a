import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { paths } from '../../paths.ts'

/** The way from what a customer did to everything staff know of them. */
export function CustomerLink({ userId, name }: { userId: number; name: string }) {
  return <Anchor href={paths.customer(userId)}>{name}</Anchor>
}
