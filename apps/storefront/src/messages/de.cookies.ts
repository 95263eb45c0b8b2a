export const files = import.meta.glob('./de/{cookies,language}.json', { eager: true, import: 'default' })
