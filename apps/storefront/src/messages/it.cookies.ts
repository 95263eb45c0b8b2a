export const files = import.meta.glob('./it/{cookies,language}.json', { eager: true, import: 'default' })
