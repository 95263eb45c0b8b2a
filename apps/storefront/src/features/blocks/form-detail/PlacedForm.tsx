import { formView } from '@bottega/contract/forms/calls.ts'
import type { FormView } from '@bottega/contract/forms/form-view.ts'
import { PageForm } from '../../forms/PageForm.tsx'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { isSignedIn, useShopperPart } from '../../../lib/visit/shopper.ts'

export type PlacedFormProps = { form: FormView; heading: 'h1' | 'h2' }

/** A form that came with its page; one that needs a login is hidden without. (Content and discovery, section 5) */
export function PlacedForm({ form, heading }: PlacedFormProps) {
  const signedIn = useShopperPart(({ user }) => isSignedIn(user))
  if (!form.settings.login) return <PageForm form={form} heading={heading} />
  return signedIn ? <MemberForm formId={form.formId} heading={heading} /> : null
}

/** The page is the same for everybody, so the fields of such a form come separately. */
function MemberForm({ formId, heading }: { formId: number; heading: PlacedFormProps['heading'] }) {
  const loaded = useLoaded(
    `form ${formId}`,
    async () => (await browserApi().call(formView, { query: { form_id: formId } })).data.form,
  )
  if (loaded.state === 'failed') return <Notice tone="error">{loaded.text}</Notice>
  return loaded.state === 'ready' ? <PageForm form={loaded.data} heading={heading} /> : null
}
