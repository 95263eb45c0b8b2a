import { fieldTypes, namedRules } from '@bottega/rules/forms/form-field.ts'
import { uploadEndings } from '@bottega/rules/forms/upload-types.ts'
import { Type, type Static } from 'typebox'

const optionalText = () => Type.Optional(Type.String())

/** A field as shoppers get it, in their language. (Content and discovery, section 3: page form) */
export const formFieldSchema = Type.Object({
  id: Type.Integer(),
  key: Type.String(),
  type: Type.Enum([...fieldTypes]),
  label: Type.String(),
  placeholder: optionalText(),
  desc_text: optionalText(),
  help_text: optionalText(),
  required: Type.Boolean(),
  disable_input: Type.Boolean(),
  input_limit: Type.Optional(Type.Integer()),
  order: Type.Integer(),
  options: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  default: optionalText(),
  value: optionalText(),
  num_min: Type.Optional(Type.Number()),
  num_max: Type.Optional(Type.Number()),
  num_step: Type.Optional(Type.Number()),
  upload_types: Type.Optional(Type.Array(Type.Enum(uploadEndings))),
  container_class: optionalText(),
  element_class: optionalText(),
  rules: Type.Optional(
    Type.Array(
      Type.Object({ rule: Type.Enum([...namedRules]), count: Type.Optional(Type.Integer()), message: Type.String() }),
    ),
  ),
  title: optionalText(),
  subtitle: optionalText(),
  content: Type.Optional(Type.String({ description: 'Cleaned HTML, of what is shown and not answered' })),
  file: Type.Optional(Type.String({ description: 'Address of a file to look at and download' })),
})
export type FormFieldView = Static<typeof formFieldSchema>

export const formSchema = Type.Object({
  formId: Type.Integer(),
  slug: Type.String(),
  custom: Type.Boolean({ description: 'Sent by cu-form/insert with its number as cuform_type_id' }),
  settings: Type.Object({
    title: Type.String(),
    description: optionalText(),
    submit_label: optionalText(),
    login: Type.Boolean({ description: 'For customers who are signed in alone; without one it has no fields' }),
  }),
  actions: Type.Object({ success_message: optionalText() }),
  fields: Type.Array(formFieldSchema),
})
export type FormView = Static<typeof formSchema>
