/** Statuses of a return. (Account and after-sales, section 4) */
export const returnStatus = { toApprove: 1, approved: 3, cancelled: 10 } as const
export type ReturnStatusName = keyof typeof returnStatus
export type ReturnStatusId = (typeof returnStatus)[ReturnStatusName]

/** The request of the customer. (Account and after-sales, section 4) */
export const returnMethod = { refund: 6, replacement: 7 } as const
export type ReturnMethodName = keyof typeof returnMethod
export type ReturnMethodId = (typeof returnMethod)[ReturnMethodName]

/** The steps of a return, and the roles that may take them. */
export type ReturnStep = 'cancel' | 'approve' | 'refuse' | 'receive' | 'replace' | 'payInstead'

interface Step {
  readonly from: ReturnStatusId
  readonly to: ReturnStatusId
  readonly by: 'customer' | 'staff'
  /** Only of returns asked for in this way. */
  readonly method?: ReturnMethodId
}

/**
 * Life of a return. A refused one has the status of a cancelled one, with the reason of the staff member who refused
 * it. Later steps (goods received, replacement sent) are facts of an approved return, each once.
 */
export const returnSteps: Readonly<Record<ReturnStep, Step>> = {
  cancel: { from: returnStatus.toApprove, to: returnStatus.cancelled, by: 'customer' },
  approve: { from: returnStatus.toApprove, to: returnStatus.approved, by: 'staff' },
  refuse: { from: returnStatus.toApprove, to: returnStatus.cancelled, by: 'staff' },
  receive: { from: returnStatus.approved, to: returnStatus.approved, by: 'staff' },
  replace: { from: returnStatus.approved, to: returnStatus.approved, by: 'staff', method: returnMethod.replacement },
  payInstead: { from: returnStatus.approved, to: returnStatus.approved, by: 'staff', method: returnMethod.replacement },
}

export interface ReturnFacts {
  readonly statusId: number
  readonly methodId: number
  readonly isReceived: boolean
  readonly isReplaced: boolean
}

/** True when a return can take a step now. */
export function mayReturnTake(step: ReturnStep, { statusId, methodId, isReceived, isReplaced }: ReturnFacts): boolean {
  const { from, method } = returnSteps[step]
  if (statusId !== from || (method !== undefined && method !== methodId)) return false
  if (step === 'receive') return !isReceived
  return step === 'replace' || step === 'payInstead' ? !isReplaced : true
}

/**
 * The progress of a return: the decision, the goods received and the replacement are each there once and never go, so
 * the number says which of them a staff member has seen.
 */
export const returnVersion = ({ statusId, isReceived, isReplaced }: ReturnFacts): number =>
  Number(statusId !== returnStatus.toApprove) + Number(isReceived) + Number(isReplaced)

/** The reasons of a return, as the customer chooses. */
export const returnReasons = ['damaged', 'expired', 'wrong', 'missing', 'quality', 'unwanted'] as const
export type ReturnReason = (typeof returnReasons)[number]
