import type { RegistrationBody } from '@bottega/contract/registration/registration.ts'
import { profileConsents } from '@bottega/rules/people/consents.ts'
import { randomUUID } from 'node:crypto'

/** Yes to what is required, no to the rest. */
export const usualAnswers = profileConsents.map(({ personInfoTypeId, required }) => ({
  personInfoTypeId,
  value: required ? ('1' as const) : ('0' as const),
}))

type WithPassword = RegistrationBody & { password: string }

/** A whole registration of a private customer, with an address of its own. */
export const registrationOf = (more: Partial<WithPassword> = {}): WithPassword => ({
  customerType: 'private',
  firstName: 'Lia',
  lastName: 'De Luca',
  birthDate: '1985-04-12',
  gender: 'female',
  mobilePhone: '333 5550199',
  email: `lia-${randomUUID().slice(0, 8)}@bottega.example`,
  password: 'cipolla-rossa',
  disclaimers: usualAnswers,
  ...more,
})

/** The same of a company. */
export const companyRegistration = (more: Partial<WithPassword> = {}): WithPassword => {
  const { birthDate: _day, gender: _gender, ...contact } = registrationOf()
  return {
    ...contact,
    customerType: 'company',
    companyName: 'Forno Lia srl',
    vatNumber: '01234567897',
    sdiCode: 'ABC1234',
    ...more,
  }
}
