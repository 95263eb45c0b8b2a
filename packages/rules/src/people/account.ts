/** The user of the protocol while no customer is signed in. (Shopping core, section 4) */
export const anonymousUserId = -1

/** A login answers with a user above -1; so does the check whether a customer is signed in. */
export const isSignedInId = (userId: number): boolean => userId > anonymousUserId

/** User types 1 and 2 are master accounts. (Shopping core, section 3) */
export const isMasterAccount = (userTypeId: number): boolean => userTypeId === 1 || userTypeId === 2

/**
 * The account type given by the approval of a business: 1 of a company, 2 of a sole proprietor. Private customers have
 * no persons who buy for them. (decision 0540)
 */
export const masterTypeOf = { private: 0, company: 1, soleProprietor: 2 } as const

/** The flag is a text on the wire: '1' is yes, everything else is no. */
export const isBetaTester = (betaTester: string): boolean => betaTester === '1'

/**
 * The meaning of `user_type_id` where staff search for customers. On an account 1 and 2 are master accounts; in the
 * search the one value ever sent is 2, customers. Both readings are valid: this is the kind of account searched for.
 */
export const searchedKind = { customer: 2 } as const

/**
 * The company whose customers get push messages and a marketing key, in its native shell. (Shopping core, section 6)
 */
export const pushCompanyId = 32

/** The profile an account needs before it is trusted with what comes from outside. (Shopping core, section 9) */
export const minProfileLevel = 1

/** 0 at first, 1 once the e-mail address was confirmed. (decision 0163) */
export const profileLevel = (emailConfirmed: boolean): number => (emailConfirmed ? minProfileLevel : 0)

/** Groups of customers the shop itself can determine; a CRM's own begin above. (decision 0163) */
export const crmSegment = { member: 1, company: 2, soleProprietor: 3 } as const

export function crmSegmentsOf(person: {
  member: boolean
  customerType: 'private' | 'company' | 'soleProprietor'
}): readonly number[] {
  const { member, customerType } = person
  return [...(member ? [crmSegment.member] : []), ...(customerType === 'private' ? [] : [crmSegment[customerType]])]
}

/** Kinds of registration forms; customers' own is the one meant where none is named. (Shopping core, section 9) */
export const registrationModule = { customer: 2 } as const
