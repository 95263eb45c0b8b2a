import { formView } from '@bottega/contract/forms/calls.ts'
import { PageForm } from '../../forms/PageForm.tsx'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { isSignedIn, useShopperPart } from '../../../lib/visit/shopper.ts'
import type { BlockProps } from '../define-block.ts'

/** A form among the blocks of a page; one that needs a login is hidden without. (Content and discovery, section 5) */
export function FormDetail({ block: { data }, heading }: BlockProps<'FormDetail'>) {
  const signedIn = useShopperPart(({ user }) => isSignedIn(user))
  const { form } = data
  if (form.settings.login && !signedIn) return null
  return form.settings.login ? (
    <MemberForm formId={form.formId} heading={heading} />
  ) : (
    <PageForm form={form} heading={heading} />
  )
}

/** The page is the same for everybody, so the fields of such a form come separately. */
function MemberForm({ formId, heading }: { formId: number; heading: 'h1' | 'h2' }) {
  const loaded = useLoaded(
    `form ${formId}`,
    async () => (await browserApi().call(formView, { query: { form_id: formId } })).data.form,
  )
  return loaded.state === 'ready' ? <PageForm form={loaded.data} heading={heading} /> : null
}
