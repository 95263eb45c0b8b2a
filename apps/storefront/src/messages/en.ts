export const files = import.meta.glob(
  [
    './en/*.json',
    '!./en/{account,auth,basket,changes,checkout,cookies,delivery,destination,details,home,language,lists,orders,pages,popups,search,staff,upgrade,validations,vouchers}.json',
  ],
  { eager: true, import: 'default' },
)
