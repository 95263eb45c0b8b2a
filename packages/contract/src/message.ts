/**
 * The definition of a code. `status` is that of the envelope, and of HTTP from 400 on; texts have `{name}` filled from
 * the arguments of the message.
 */
export interface Message {
  status: number
  it: string
  de: string
  en: string
}
export type Messages = Readonly<Record<string, Message>>
