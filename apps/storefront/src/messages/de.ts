export const files = import.meta.glob(
  [
    './de/*.json',
    '!./de/{account,auth,basket,changes,checkout,cookies,delivery,destination,details,home,language,lists,orders,pages,popups,search,staff,upgrade,validations,vouchers}.json',
  ],
  { eager: true, import: 'default' },
)
