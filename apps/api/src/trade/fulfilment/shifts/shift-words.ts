import type { Language } from '@bottega/rules/text/language.ts'

const italian = {
  title: 'Turni',
  person: 'Persona',
  lines: 'Righe',
  pieces: 'Pezzi',
  kilograms: 'Kg pesati',
  shorts: 'Mancanti',
  substitutes: 'Sostituti',
  corrections: 'Righe rimesse a posto',
  orders: 'Ordini finiti',
  firstAt: 'Primo passo',
  lastAt: 'Ultimo passo',
  activeMinutes: 'Minuti attivi',
  linesPerHour: 'Righe all’ora attiva',
}

/** The file of figures by person. */
export const shiftWords: Readonly<Record<Language, typeof italian>> = {
  it: italian,
  de: {
    title: 'Schichten',
    person: 'Person',
    lines: 'Zeilen',
    pieces: 'Stück',
    kilograms: 'Kg gewogen',
    shorts: 'Fehlmengen',
    substitutes: 'Ersatz',
    corrections: 'Zurückgelegte Zeilen',
    orders: 'Fertige Bestellungen',
    firstAt: 'Erster Schritt',
    lastAt: 'Letzter Schritt',
    activeMinutes: 'Aktive Minuten',
    linesPerHour: 'Zeilen je aktive Stunde',
  },
  en: {
    title: 'Shifts',
    person: 'Person',
    lines: 'Lines',
    pieces: 'Pieces',
    kilograms: 'Kg weighed',
    shorts: 'Shorts',
    substitutes: 'Substitutes',
    corrections: 'Lines put back',
    orders: 'Orders finished',
    firstAt: 'First step',
    lastAt: 'Last step',
    activeMinutes: 'Active minutes',
    linesPerHour: 'Lines per active hour',
  },
}
