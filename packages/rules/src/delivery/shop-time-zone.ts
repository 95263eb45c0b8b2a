/** All dates, slots and cut-offs of the shop are read on the clocks of Italy. */
export const shopTimeZone = 'Europe/Rome'
