import { fieldTypes, namedRules } from '@bottega/rules/forms/form-field.ts'
import { uploadEndings } from '@bottega/rules/forms/upload-types.ts'
import { Type } from 'typebox'
import { link, markup, text } from '../content/fields.ts'

const key = () => Type.String({ minLength: 1, pattern: '^[a-zA-Z][a-zA-Z0-9_-]{0,39}$', examples: ['nome'] })
/** Class names editors may give, for their own style; they reach the page with a prefix. */
const classes = () =>
  Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}(?: [a-z][a-z0-9-]{0,39}){0,4}$', examples: ['half wide'] })

const option = Type.Object({ label: text(), value: text() })
const rule = Type.Object({
  rule: Type.Enum([...namedRules]),
  count: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  message: text(),
})

/** A field as its editor writes it; what a type does not use is ignored. (Content and discovery, section 3: page form) */
const field = Type.Object({
  id: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  key: key(),
  type: Type.Enum([...fieldTypes]),
  label: Type.Optional(text()),
  placeholder: Type.Optional(text()),
  desc_text: Type.Optional(text()),
  help_text: Type.Optional(text()),
  required: Type.Optional(Type.Boolean()),
  disable_input: Type.Optional(Type.Boolean()),
  input_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  order: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  options: Type.Optional(Type.Array(option, { minItems: 1 })),
  default: Type.Optional(text()),
  value: Type.Optional(text()),
  num_min: Type.Optional(Type.Number()),
  num_max: Type.Optional(Type.Number()),
  num_step: Type.Optional(Type.Number({ minimum: 0.001 })),
  upload_types: Type.Optional(Type.Array(Type.Enum(uploadEndings), { minItems: 1 })),
  container_class: Type.Optional(classes()),
  element_class: Type.Optional(classes()),
  rules: Type.Optional(Type.Array(rule)),
  title: Type.Optional(text()),
  subtitle: Type.Optional(text()),
  content: Type.Optional(markup()),
  file: Type.Optional(link()),
})

/** A form as its editor writes it. `custom` forms are those of `cu-form`; `mail_to` never leaves the server. */
export const formDocument = Type.Object({
  slug: Type.Optional(text()),
  type: Type.Enum(['page', 'custom'], { default: 'page' }),
  settings: Type.Object({
    title: text(),
    description: Type.Optional(text()),
    submit_label: Type.Optional(text()),
    login: Type.Optional(Type.Boolean()),
  }),
  actions: Type.Optional(
    Type.Object({
      success_message: Type.Optional(text()),
      mail_to: Type.Optional(
        Type.String({
          pattern: String.raw`^[^\s@<>,;]+@[^\s@<>,;]+\.[a-zA-Z]{2,}$`,
          examples: ['ufficio@bottega.example'],
        }),
      ),
    }),
  ),
  fields: Type.Array(field, { minItems: 1 }),
})
