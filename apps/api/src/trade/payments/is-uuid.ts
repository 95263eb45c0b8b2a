/** Whether a name from outside can be that of an attempt: the database refuses to compare anything else with one. */
export const isUuid = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
