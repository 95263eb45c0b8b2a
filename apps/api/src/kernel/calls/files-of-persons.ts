/** Files with data of many customers that one staff member may take in an hour. */
export const filesOfPersons = { points: 30, duration: 3600, refusal: 'error.request.tooMany' } as const
