import type { Messages } from '../message.ts'

export const backofficeMessages = {
  'error.staff.loginWrong': {
    status: 2,
    it: 'Utente, password o codice non corretti.',
    de: 'Benutzer, Passwort oder Code stimmen nicht.',
    en: 'User, password or code are not right.',
  },
  'error.staff.customerNotFound': {
    status: 2,
    it: 'Questo cliente non esiste.',
    de: 'Diesen Kunden gibt es nicht.',
    en: 'This customer does not exist.',
  },
  'error.staff.reasonRequired': {
    status: 2,
    it: 'Scrivi perché agisci per conto del cliente.',
    de: 'Schreib, warum du für den Kunden handelst.',
    en: 'Say why you act for the customer.',
  },
  'error.staff.notActing': {
    status: 2,
    it: 'Non stai agendo per conto di nessuno.',
    de: 'Du handelst gerade für niemanden.',
    en: 'You are not acting for anybody.',
  },
  'error.staff.alreadyActing': {
    status: 2,
    it: 'Stai già agendo per conto di {customer}: termina prima di passare a un altro cliente.',
    de: 'Du handelst schon für {customer}: Beende das, bevor du für jemand anderen handelst.',
    en: 'You are already acting for {customer}: stop first, then act for another customer.',
  },
  'error.staff.accountNotFound': {
    status: 2,
    it: 'Questo account del personale non esiste.',
    de: 'Dieses Konto des Personals gibt es nicht.',
    en: 'There is no such account of staff.',
  },
  'error.staff.accountExists': {
    status: 2,
    it: 'C’è già un account con questo indirizzo.',
    de: 'Es gibt schon ein Konto mit dieser Adresse.',
    en: 'There is already an account with this address.',
  },
  'error.staff.tooManyAccounts': {
    status: 2,
    it: 'Ci sono già {maximum} account del personale: disattivane uno che non serve più.',
    de: 'Es gibt schon {maximum} Konten des Personals: Sperre eines, das nicht mehr gebraucht wird.',
    en: 'There are {maximum} accounts of staff already: remove one that is no longer needed.',
  },
  'error.staff.ownAccount': {
    status: 2,
    it: 'Il tuo account lo cambia un altro amministratore.',
    de: 'Dein eigenes Konto ändert ein anderer Administrator.',
    en: 'Your own account is changed by another administrator.',
  },
  'error.staff.placesBeyond': {
    status: 2,
    it: 'Puoi dare solo negozi per cui lavori tu. Scegline almeno uno.',
    de: 'Du kannst nur Geschäfte geben, für die du selbst arbeitest. Wähle mindestens eines.',
    en: 'You can give only stores that you work for yourself. Choose one at least.',
  },
  'error.staff.changedMeanwhile': {
    status: 2,
    it: '{name} ha cambiato qualcosa nel frattempo. Guarda com’è adesso e decidi di nuovo.',
    de: '{name} hat inzwischen etwas geändert. Sieh dir den neuen Stand an und entscheide noch einmal.',
    en: '{name} has changed something in the meantime. Look at how it is now and decide again.',
  },
  'error.staff.invitationWrong': {
    status: 2,
    it: 'Questo invito non vale più: chiedine un altro a chi amministra il negozio.',
    de: 'Diese Einladung gilt nicht mehr: Bitte die Verwaltung um eine neue.',
    en: 'This invitation is no longer valid: ask an administrator for another.',
  },
  'error.staff.otpWrong': {
    status: 2,
    it: 'Il codice non corrisponde: controlla l’ora del dispositivo e scrivi quello che vedi adesso.',
    de: 'Der Code passt nicht: Prüfe die Uhrzeit des Geräts und gib den jetzt angezeigten ein.',
    en: 'The code does not fit: check the clock of the device and type the one shown now.',
  },
  'error.staff.viewEmpty': {
    status: 2,
    it: 'Qui non c’è nessun filtro da salvare: scegline uno e cerca.',
    de: 'Hier ist kein Filter, der sich speichern lässt: Wähle einen und suche.',
    en: 'There is no filter to save here: choose one and search.',
  },
  'error.staff.viewNameTaken': {
    status: 2,
    it: 'Hai già una vista con questo nome: scegline un altro.',
    de: 'Du hast schon eine Ansicht mit diesem Namen: Wähle einen anderen.',
    en: 'You have a view of this name already: choose another.',
  },
  'error.staff.tooManyViews': {
    status: 2,
    it: 'Hai già {maximum} viste: elimina quelle che non usi più.',
    de: 'Du hast schon {maximum} Ansichten: Lösche die, die du nicht mehr brauchst.',
    en: 'You have {maximum} views already: delete those you no longer use.',
  },
  'error.staff.notWhileActing': {
    status: 403,
    it: 'Questo può farlo solo il cliente.',
    de: 'Das kann nur der Kunde selbst.',
    en: 'Only the customer can do this.',
  },
} as const satisfies Messages
