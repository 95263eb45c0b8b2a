export const files = import.meta.glob('./en/{cookies,language}.json', { eager: true, import: 'default' })
