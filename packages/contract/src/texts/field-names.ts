import type { Language } from '@bottega/rules/text/language.ts'

type Names = Readonly<Record<Language, string>>

const name = (it: string, de: string, en: string): Names => ({ it, de, en })

const address = {
  address1: name('via', 'Straße', 'street'),
  addressNumber: name('numero civico', 'Hausnummer', 'house number'),
  addressName: name('nome dell’indirizzo', 'Name der Adresse', 'name of the address'),
  city: name('città', 'Ort', 'city'),
  country: name('Paese', 'Land', 'country'),
  doorbell: name('citofono', 'Klingel', 'doorbell'),
  floor: name('piano', 'Stock', 'floor'),
  ifAbsent: name(
    'cosa fare se non risponde nessuno',
    'was zu tun ist, wenn niemand öffnet',
    'what to do if nobody opens',
  ),
  lift: name('ascensore', 'Aufzug', 'lift'),
  neighbour: name('nome del vicino', 'Name der Nachbarn', 'name of the neighbour'),
  postalcode: name('CAP', 'Postleitzahl', 'postal code'),
  postalCode: name('CAP', 'Postleitzahl', 'postal code'),
  province: name('provincia', 'Provinz', 'province'),
  street: name('via', 'Straße', 'street'),
  streetNumber: name('numero civico', 'Hausnummer', 'house number'),
}

const mailbox = name('e-mail', 'E-Mail', 'e-mail')
const firstName = name('nome', 'Vorname', 'first name')
const lastName = name('cognome', 'Nachname', 'last name')
const birthDate = name('data di nascita', 'Geburtsdatum', 'date of birth')
const fiscalCode = name('codice fiscale', 'Steuernummer', 'fiscal code')
const card = name('carta fedeltà', 'Kundenkarte', 'loyalty card')
const password = name('password', 'Passwort', 'password')
const pin = name('PIN', 'PIN', 'PIN')

const person = {
  birthDate,
  birth_date: birthDate,
  cig: name('CIG', 'CIG', 'CIG'),
  companyName: name('ragione sociale', 'Firma', 'company name'),
  cup: name('CUP', 'CUP', 'CUP'),
  customerType: name('tipo di cliente', 'Art des Kunden', 'kind of customer'),
  disclaimers: name('consensi', 'Einwilligungen', 'consents'),
  e_mail: mailbox,
  email: mailbox,
  fidelity_card: card,
  firstName,
  first_name: firstName,
  fiscalCode,
  fiscal_code: fiscalCode,
  gender: name('genere', 'Geschlecht', 'gender'),
  inviteCode: name('codice dell’amico', 'Code des Freundes', 'friend’s code'),
  lastName,
  last_name: lastName,
  login: name('e-mail o nome utente', 'E-Mail oder Benutzername', 'e-mail or user name'),
  lotteryCode: name('codice lotteria', 'Lotteriecode', 'lottery code'),
  mfa_pin: pin,
  mobilePhone: name('cellulare', 'Handy', 'mobile phone'),
  new_email: name('nuova e-mail', 'neue E-Mail', 'new e-mail'),
  new_password: name('nuova password', 'neues Passwort', 'new password'),
  old_password: name('password di adesso', 'bisheriges Passwort', 'present password'),
  otp: pin,
  password,
  pec: name('PEC', 'PEC', 'PEC'),
  phone: name('telefono', 'Telefon', 'phone'),
  sdiCode: name('codice SDI', 'SDI-Code', 'SDI code'),
  vatNumber: name('partita IVA', 'MwSt.-Nummer', 'VAT number'),
}

const day = name('giorno', 'Tag', 'day')
const quantity = name('quantità', 'Menge', 'quantity')
const store = name('negozio', 'Geschäft', 'store')
const slot = name('fascia oraria', 'Zeitfenster', 'time slot')
const products = name('prodotti', 'Produkte', 'products')
const paying = name('modo di pagare', 'Zahlungsart', 'way to pay')
const amount = name('importo', 'Betrag', 'amount')

const shopping = {
  address_id: name('indirizzo', 'Adresse', 'address'),
  amount,
  cents: amount,
  code: name('codice', 'Code', 'code'),
  day,
  from: day,
  from_date: day,
  giftCode: name('codice', 'Code', 'code'),
  items: products,
  lines: products,
  name: name('nome', 'Name', 'name'),
  new_order_date: day,
  note: name('nota', 'Notiz', 'note'),
  notes: name('note', 'Hinweise', 'notes'),
  note_body: name('nota', 'Notiz', 'note'),
  order_id: name('ordine', 'Bestellung', 'order'),
  paymentTypeId: paying,
  payment_data: paying,
  payment_type_id: paying,
  percent: name('percentuale', 'Prozentsatz', 'percentage'),
  pieces: quantity,
  points: name('punti', 'Punkte', 'points'),
  price: name('prezzo', 'Preis', 'price'),
  productId: name('prodotto', 'Produkt', 'product'),
  product_id: name('prodotto', 'Produkt', 'product'),
  products,
  q: name('parole cercate', 'Suchwörter', 'words searched for'),
  quantity,
  quantityReturned: quantity,
  reason: name('motivo', 'Grund', 'reason'),
  sel_date: day,
  storeId: store,
  store_id: store,
  timeslotId: slot,
  timeslot_id: slot,
  to: day,
  to_date: day,
}

const cropped = name('ritaglio dell’immagine', 'Bildausschnitt', 'crop of the picture')

/** The changes staff make to a picture. */
const picture = {
  crop: cropped,
  height: cropped,
  left: cropped,
  top: cropped,
  turn: name('rotazione dell’immagine', 'Drehung des Bildes', 'turn of the picture'),
  width: cropped,
}

const names: Readonly<Record<string, Names>> = { ...address, ...person, ...picture, ...shopping }

/**
 * The name people give a field of a call; a part of a list or an object is called by its own name. Undefined: by none.
 */
function nameOf(path: string, language: Language): string | undefined {
  const field = path.split('.').findLast((part) => !/^\d*$/.test(part)) ?? ''
  return Object.hasOwn(names, field) ? names[field]?.[language] : undefined
}

/**
 * Fields listed with commas, behind a colon, as people call them. Those that nobody types have no name: an empty text
 * stands for them, for a name of the wire says nothing to who reads it.
 */
export function fieldNames(fields: string, language: Language): string {
  const known = fields.split(/,\s*/).flatMap((path) => nameOf(path, language) ?? [])
  return known.length === 0 ? '' : `: ${[...new Set(known)].join(', ')}`
}
