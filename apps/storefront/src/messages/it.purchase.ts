export const files = import.meta.glob('./it/{basket,checkout,destination,vouchers}.json', {
  eager: true,
  import: 'default',
})
