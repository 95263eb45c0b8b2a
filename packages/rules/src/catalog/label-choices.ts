import type { Language } from '../text/language.ts'
import { type ChoiceName, labelFields } from './product-label.ts'

type Words = Readonly<Record<Language, string>>

const energyClass = (letter: string): Words => ({
  it: `Classe di efficienza energetica ${letter}, su una scala da A a G`,
  de: `Energieeffizienzklasse ${letter} auf einer Skala von A bis G`,
  en: `Energy efficiency class ${letter} on a scale from A to G`,
})

/** The exceptions of the law, by the letter of article 59(1) of the Consumer code. */
const withoutWithdrawal = (letter: string, because: Words): Words => ({
  it: `Escluso: ${because.it} (art. 59, lettera ${letter}, Codice del consumo).`,
  de: `Ausgeschlossen: ${because.de} (Art. 59 Buchst. ${letter} Codice del consumo).`,
  en: `Excluded: ${because.en} (article 59, letter ${letter}, Italian Consumer code).`,
})

const withdrawalWhileSealed = (letter: string, because: Words): Words => ({
  it: `Entro 14 giorni dalla consegna, finché è sigillato: ${because.it} (art. 59, lettera ${letter}, Codice del consumo).`,
  de: `Innerhalb von 14 Tagen nach der Lieferung, solange es versiegelt ist: ${because.de} (Art. 59 Buchst. ${letter} Codice del consumo).`,
  en: `Within 14 days of the delivery, while it is sealed: ${because.en} (article 59, letter ${letter}, Italian Consumer code).`,
})

/**
 * The values of the fields of a label that have a closed list, by their code in a file, in the order they are shown.
 * Apart from the table of fields, because the page of a product needs the fields and gets the words from the server.
 */
export const labelChoices = {
  eggFarming: {
    '0': { it: '0 – biologico', de: '0 – ökologische Erzeugung', en: '0 – organic' },
    '1': { it: '1 – all’aperto', de: '1 – Freilandhaltung', en: '1 – free range' },
    '2': { it: '2 – a terra', de: '2 – Bodenhaltung', en: '2 – barn' },
    '3': { it: '3 – in gabbie', de: '3 – Käfighaltung', en: '3 – cages' },
  },
  fishMethod: {
    sea: { it: 'Pescato', de: 'Gefangen', en: 'Caught' },
    freshwater: { it: 'Pescato in acque dolci', de: 'Aus Binnenfischerei', en: 'Caught in freshwater' },
    farmed: { it: 'Allevato', de: 'In Aquakultur gewonnen', en: 'Farmed' },
  },
  qualityClass: {
    extra: { it: 'Extra', de: 'Klasse Extra', en: 'Extra class' },
    I: { it: 'I', de: 'Klasse I', en: 'Class I' },
    II: { it: 'II', de: 'Klasse II', en: 'Class II' },
  },
  temperature: {
    ambient: { it: 'A temperatura ambiente', de: 'Bei Raumtemperatur', en: 'At room temperature' },
    chilled: { it: 'In frigorifero', de: 'Gekühlt', en: 'Chilled' },
    frozen: { it: 'Surgelato', de: 'Tiefgekühlt', en: 'Frozen' },
  },
  energyClass: {
    A: energyClass('A'),
    B: energyClass('B'),
    C: energyClass('C'),
    D: energyClass('D'),
    E: energyClass('E'),
    F: energyClass('F'),
    G: energyClass('G'),
  },
  hazardPictograms: {
    GHS01: { it: 'Esplosivo', de: 'Explosiv', en: 'Explosive' },
    GHS02: { it: 'Infiammabile', de: 'Entzündbar', en: 'Flammable' },
    GHS03: { it: 'Comburente', de: 'Oxidierend', en: 'Oxidising' },
    GHS04: { it: 'Gas sotto pressione', de: 'Gas unter Druck', en: 'Gas under pressure' },
    GHS05: { it: 'Corrosivo', de: 'Ätzend', en: 'Corrosive' },
    GHS06: { it: 'Tossico', de: 'Giftig', en: 'Toxic' },
    GHS07: { it: 'Irritante o nocivo', de: 'Reizend oder gesundheitsschädlich', en: 'Irritant or harmful' },
    GHS08: { it: 'Pericoloso per la salute', de: 'Gesundheitsgefährdend', en: 'Health hazard' },
    GHS09: { it: 'Pericoloso per l’ambiente acquatico', de: 'Gewässergefährdend', en: 'Harmful to aquatic life' },
  },
  electrical: {
    yes: {
      it: 'Apparecchio elettrico, da non gettare tra i rifiuti indifferenziati: quando te lo consegniamo ritiriamo gratis il tuo usato dello stesso tipo (uno contro uno).',
      de: 'Elektrogerät, gehört nicht in den Restmüll: Bei der Lieferung nehmen wir dein altes Gerät derselben Art kostenlos zurück (eins gegen eins).',
      en: 'Electrical appliance, not for unsorted waste: when we deliver it we take back your old one of the same kind for free (one for one).',
    },
  },
  withdrawal: {
    usual: {
      it: 'Entro 14 giorni dalla consegna, senza dover dire perché.',
      de: 'Innerhalb von 14 Tagen nach der Lieferung, ohne Angabe von Gründen.',
      en: 'Within 14 days of the delivery, without giving a reason.',
    },
    madeToOrder: withoutWithdrawal('c', {
      it: 'è preparato o tagliato su richiesta',
      de: 'es wird nach Wunsch zugeschnitten oder angefertigt',
      en: 'it is cut or made to order',
    }),
    perishable: withoutWithdrawal('d', {
      it: 'si deteriora o scade rapidamente',
      de: 'es verdirbt schnell oder läuft schnell ab',
      en: 'it spoils or expires quickly',
    }),
    hygiene: withdrawalWhileSealed('e', {
      it: 'per igiene o salute non si restituisce aperto',
      de: 'geöffnet geht es aus Gründen der Hygiene oder Gesundheit nicht zurück',
      en: 'for health or hygiene it does not go back opened',
    }),
    mixed: withdrawalWhileSealed('f', {
      it: 'una volta mescolato ad altro non si può separare',
      de: 'einmal vermischt lässt es sich nicht mehr trennen',
      en: 'once mixed with other goods it cannot be separated',
    }),
    media: withdrawalWhileSealed('i', {
      it: 'registrazioni e programmi non si restituiscono aperti',
      de: 'Aufnahmen und Programme gehen geöffnet nicht zurück',
      en: 'recordings and software do not go back opened',
    }),
    press: withoutWithdrawal('l', {
      it: 'è un giornale o una rivista',
      de: 'es ist eine Zeitung oder Zeitschrift',
      en: 'it is a newspaper or a magazine',
    }),
  },
  packaging: {
    'PET 1': { it: 'polietilene tereftalato', de: 'Polyethylenterephthalat', en: 'polyethylene terephthalate' },
    'HDPE 2': { it: 'polietilene ad alta densità', de: 'Polyethylen hoher Dichte', en: 'high-density polyethylene' },
    'PVC 3': { it: 'polivinilcloruro', de: 'Polyvinylchlorid', en: 'polyvinyl chloride' },
    'LDPE 4': { it: 'polietilene a bassa densità', de: 'Polyethylen niedriger Dichte', en: 'low-density polyethylene' },
    'PP 5': { it: 'polipropilene', de: 'Polypropylen', en: 'polypropylene' },
    'PS 6': { it: 'polistirene', de: 'Polystyrol', en: 'polystyrene' },
    'O 7': { it: 'altre plastiche', de: 'andere Kunststoffe', en: 'other plastics' },
    'PAP 20': { it: 'cartone ondulato', de: 'Wellpappe', en: 'corrugated cardboard' },
    'PAP 21': { it: 'cartone', de: 'Karton', en: 'cardboard' },
    'PAP 22': { it: 'carta', de: 'Papier', en: 'paper' },
    'FE 40': { it: 'acciaio', de: 'Stahl', en: 'steel' },
    'ALU 41': { it: 'alluminio', de: 'Aluminium', en: 'aluminium' },
    'FOR 50': { it: 'legno', de: 'Holz', en: 'wood' },
    'FOR 51': { it: 'sughero', de: 'Kork', en: 'cork' },
    'TEX 60': { it: 'cotone', de: 'Baumwolle', en: 'cotton' },
    'TEX 61': { it: 'iuta', de: 'Jute', en: 'jute' },
    'GL 70': { it: 'vetro incolore', de: 'farbloses Glas', en: 'colourless glass' },
    'GL 71': { it: 'vetro verde', de: 'grünes Glas', en: 'green glass' },
    'GL 72': { it: 'vetro marrone', de: 'braunes Glas', en: 'brown glass' },
    'C/PAP 81': { it: 'carta e plastica', de: 'Papier und Kunststoff', en: 'paper and plastic' },
    'C/PAP 82': { it: 'carta e alluminio', de: 'Papier und Aluminium', en: 'paper and aluminium' },
    'C/PAP 84': {
      it: 'carta, plastica e alluminio',
      de: 'Papier, Kunststoff und Aluminium',
      en: 'paper, plastic and aluminium',
    },
    'C/LDPE 90': { it: 'plastica e alluminio', de: 'Kunststoff und Aluminium', en: 'plastic and aluminium' },
  },
} as const satisfies { readonly [Name in ChoiceName]: Readonly<Record<string, Words>> }

const choicesOf = (name: ChoiceName): Readonly<Record<string, Words>> => labelChoices[name]

export const choiceCodes = (name: ChoiceName): string[] => Object.keys(choicesOf(name))

/** The words of a code; a code the shop no longer knows is left as it is. */
export function choiceWords(name: ChoiceName, code: string, language: Language): string {
  const words = choicesOf(name)[code]?.[language]
  if (words === undefined) return code
  return name === 'packaging' ? `${code} – ${words}` : words
}

/** The code somebody wrote, with whatever capitals and spaces. */
export function readChoice(name: ChoiceName, written: string): string | undefined {
  const plain = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase()
  return choiceCodes(name).find((code) => plain(code) === plain(written))
}

/** Whether a field may have several of its codes. */
export const takesSeveral = (name: ChoiceName): boolean => labelFields[name].kind === 'choices'

/** Words below the codes of a field. (Legislative Decree 152/2006, article 219: sorting is said with the code.) */
export const choiceNotes: { readonly [Name in ChoiceName]?: Words } = {
  packaging: {
    it: 'Raccolta differenziata. Verifica le disposizioni del tuo Comune.',
    de: 'Getrennte Sammlung. Beachte die Vorgaben deiner Gemeinde.',
    en: 'Sort for recycling. Check the rules of your municipality.',
  },
}

/** Fields whose codes are shown as a picture, by the file of the picture. */
const pictured: { readonly [Name in ChoiceName]?: (code: string) => string } = {
  energyClass: (code) => `/marks/energy-${code.toLowerCase()}.svg`,
  hazardPictograms: (code) => `/marks/${code.toLowerCase()}.svg`,
}

export const choicePicture = (name: ChoiceName, code: string): string | undefined => pictured[name]?.(code)

/** Codes of the right of withdrawal, as a label states it. */
export type StatedWithdrawal = keyof typeof labelChoices.withdrawal
