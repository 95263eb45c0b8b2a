/** JSON in which nothing can end the element around it. */
export const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
