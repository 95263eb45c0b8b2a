import type { Messages } from '../message.ts'

export const profileMessages = {
  'error.account.openOrders': {
    status: 2,
    it: 'Hai ancora ordini in corso: potrai eliminare l’account quando saranno consegnati, ritirati o annullati.',
    de: 'Du hast noch offene Bestellungen: Dein Konto kannst du löschen, sobald sie geliefert, abgeholt oder storniert sind.',
    en: 'You still have orders under way: you can delete your account once they are delivered, collected or cancelled.',
  },
  'error.account.unpaidDues': {
    status: 2,
    it: 'Ci sono ancora importi da pagare: saldali, poi potrai eliminare l’account.',
    de: 'Es sind noch Beträge offen: Begleiche sie, dann kannst du dein Konto löschen.',
    en: 'Some amounts are still to be paid: settle them, then you can delete your account.',
  },
  'error.account.deletionLink': {
    status: 2,
    it: 'Questo collegamento non vale più: chiedine un altro dal tuo profilo.',
    de: 'Dieser Link gilt nicht mehr: Fordere in deinem Profil einen neuen an.',
    en: 'This link is no longer valid: ask for another one in your profile.',
  },
  'error.account.closed': {
    status: 2,
    it: 'Questo account è chiuso e sta per essere eliminato. Per riaprirlo segui il collegamento nell’e-mail che ti abbiamo mandato.',
    de: 'Dieses Konto ist geschlossen und wird gelöscht. Um es wieder zu öffnen, folge dem Link in unserer E-Mail.',
    en: 'This account is closed and about to be deleted. To open it again follow the link in the e-mail we sent you.',
  },
  'info.profile.updated': {
    status: 0,
    it: 'I tuoi dati sono aggiornati.',
    de: 'Deine Daten sind aktualisiert.',
    en: 'Your details are up to date.',
  },
  'info.account.deletionMailSent': {
    status: 0,
    it: 'Ti abbiamo mandato un’e-mail: apri il collegamento per confermare.',
    de: 'Wir haben dir eine E-Mail geschickt: Öffne den Link, um zu bestätigen.',
    en: 'We have sent you an e-mail: open its link to confirm.',
  },
  'info.account.deletionWithdrawn': {
    status: 0,
    it: 'L’account è di nuovo aperto: puoi accedere come prima.',
    de: 'Das Konto ist wieder offen: Du kannst dich anmelden wie zuvor.',
    en: 'The account is open again: you can sign in as before.',
  },
} as const satisfies Messages
