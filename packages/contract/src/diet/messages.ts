import type { Messages } from '../message.ts'

export const dietMessages = {
  'error.diet.ask': {
    status: 2,
    it: 'Attenzione: {reasons}. Conferma se lo vuoi lo stesso.',
    de: 'Achtung: {reasons}. Bestätige, wenn du es trotzdem möchtest.',
    en: 'Careful: {reasons}. Confirm if you want it all the same.',
  },
  'error.diet.consentRequired': {
    status: 2,
    it: 'Per salvare questi dati sulla salute serve il tuo consenso.',
    de: 'Um diese Gesundheitsdaten zu speichern, brauchen wir deine Einwilligung.',
    en: 'To store these health data we need your consent.',
  },
  'error.diet.tooManyPersons': {
    status: 2,
    it: 'Un profilo ha al massimo {maximum} persone.',
    de: 'Ein Profil hat höchstens {maximum} Personen.',
    en: 'A profile has at most {maximum} persons.',
  },
  'error.diet.personName': {
    status: 2,
    it: 'Dai un nome a ogni persona.',
    de: 'Gib jeder Person einen Namen.',
    en: 'Give every person a name.',
  },
  'error.diet.personTwice': {
    status: 2,
    it: 'Due persone hanno lo stesso nome.',
    de: 'Zwei Personen haben denselben Namen.',
    en: 'Two persons have the same name.',
  },
  'error.diet.unknownChoice': {
    status: 2,
    it: 'Una delle scelte non esiste più: ricarica la pagina.',
    de: 'Eine der Angaben gibt es nicht mehr: Lade die Seite neu.',
    en: 'One of the choices no longer exists: load the page again.',
  },
  'error.diet.otherKey': {
    status: 2,
    it: 'In questo momento non possiamo salvare il profilo in modo sicuro, e quello che c’era resta com’era. Riprova più tardi.',
    de: 'Im Moment können wir das Profil nicht sicher speichern, und was gespeichert war, bleibt. Versuch es später noch einmal.',
    en: 'Right now we cannot store the profile safely, and what was stored stays as it was. Try again later.',
  },
  'info.diet.saved': {
    status: 0,
    it: 'Profilo alimentare salvato.',
    de: 'Ernährungsprofil gespeichert.',
    en: 'Food profile saved.',
  },
  'info.diet.deleted': {
    status: 0,
    it: 'Profilo alimentare eliminato: non ti avvisiamo più.',
    de: 'Ernährungsprofil gelöscht: Wir warnen dich nicht mehr.',
    en: 'Food profile deleted: we no longer warn you.',
  },
  'warning.diet.added': {
    status: 0,
    it: 'Nel carrello, ma leggi l’etichetta: {reasons}.',
    de: 'Im Warenkorb, aber lies das Etikett: {reasons}.',
    en: 'In your cart, but read the label: {reasons}.',
  },
  'warning.diet.leftOut': {
    status: 0,
    it: 'Non aggiunti per il tuo profilo alimentare: {reasons}.',
    de: 'Wegen deines Ernährungsprofils nicht hinzugefügt: {reasons}.',
    en: 'Not added because of your food profile: {reasons}.',
  },
  'warning.diet.unreadable': {
    status: 0,
    it: 'Non riusciamo a leggere il tuo profilo alimentare: controlla tu le etichette e salvalo di nuovo.',
    de: 'Wir können dein Ernährungsprofil nicht lesen: Prüfe die Etiketten selbst und speichere es neu.',
    en: 'We cannot read your food profile: check the labels yourself and save it again.',
  },
} as const satisfies Messages
