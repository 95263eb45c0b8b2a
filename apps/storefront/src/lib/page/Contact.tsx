import { usePageSetting } from '../visit/page-setting.ts'

/** The number of customer service, to call by a touch, and when somebody answers; nothing where the shop has none. */
export function Contact() {
  const { contact } = usePageSetting()
  return (
    contact && (
      <>
        <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
        <span>{contact.hours}</span>
      </>
    )
  )
}
