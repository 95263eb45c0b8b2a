import { addDays, weekdayOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { trilingual } from '../localized.ts'
import type { Localized } from '@bottega/api/kernel/database/columns.ts'
import type { Period, PrintedGood } from './printed-goods.ts'

export interface PlannedPage {
  title: Localized
  text?: Localized
  tone: 'paper' | 'primary' | 'offer' | 'saffron' | 'wine'
  count: number
  wanted: (good: PrintedGood) => boolean
}

export interface PlannedLeaflet extends Period {
  key: string
  title: Localized
  description: Localized
  type: number
  site?: 'coop' | 'collect'
  stores: readonly string[]
  cover: { text: Localized; tone: PlannedPage['tone']; picture: string; count: number; wanted: PlannedPage['wanted'] }
  pages: readonly PlannedPage[]
}

const milano = 'milano-porta-romana'
const everyStore = [milano, 'torino-san-salvario', 'bolzano-bozen-gries']

const inDepartments =
  (...slugs: string[]) =>
  ({ department }: PrintedGood) =>
    slugs.includes(department)
const onOffer =
  (wanted: PlannedPage['wanted']): PlannedPage['wanted'] =>
  (good) =>
    good.onOffer && wanted(good)

const fresh = inDepartments(
  'frutta-e-verdura',
  'carne',
  'pesce',
  'salumi-e-formaggi',
  'latte-uova-e-yogurt',
  'pane-e-pasticceria',
)
const pantry = inDepartments('pasta-riso-e-farine', 'dispensa', 'colazione-e-dolci', 'snack-e-aperitivo')
const cellar = inDepartments('vini-birre-e-liquori')
const isWine = (good: PrintedGood) => cellar(good) && good.shelf.includes('/vini')
const isSparkling = (good: PrintedGood) => cellar(good) && /spumant|prosecc|champagn|bollicin/.test(good.shelf)

/** Promotions run from Thursday to Wednesday week, and the weekly leaflets with them. */
export function leafletPlan(today: string): PlannedLeaflet[] {
  const thursday = addDays(today, -((weekdayOf(today) + 2) % 7))
  const week = { from: thursday, to: addDays(thursday, 13) }
  const soon = { from: addDays(today, 4), to: addDays(today, 17) }
  return [weekly(week), collected(week), festive(soon), wines(week)]
}

const weekly = (period: Period): PlannedLeaflet => ({
  ...period,
  key: 'offerte-della-settimana',
  title: trilingual('Le offerte della settimana | Die Angebote der Woche | This week’s offers'),
  description: trilingual(
    'Due settimane di prezzi più bassi, dal banco del fresco alla dispensa. | Zwei Wochen günstigere Preise, von der Frischetheke bis zur Vorratskammer. | Two weeks of lower prices, from the fresh counter to the pantry.',
  ),
  type: 10,
  site: 'coop',
  stores: [milano],
  cover: {
    text: trilingual(
      'Due settimane di prezzi più bassi, dal banco del fresco alla dispensa. | Zwei Wochen günstigere Preise. | Two weeks of lower prices.',
    ),
    tone: 'offer',
    picture: 'pictures/basket.webp',
    count: 4,
    wanted: onOffer(fresh),
  },
  pages: [
    page('Dal banco del fresco | Frisch von der Theke | From the fresh counter', 'primary', 6, onOffer(fresh)),
    page('La dispensa piena | Volle Vorratskammer | A full pantry', 'saffron', 6, onOffer(pantry)),
    page('Per la casa e per te | Für Haus und Pflege | Home and care', 'paper', 6, ({ onOffer }) => onOffer),
  ],
})

const collected = (period: Period): PlannedLeaflet => ({
  ...period,
  key: 'ritira-e-risparmia',
  title: trilingual('Ritira e risparmia | Abholen und sparen | Collect and save'),
  description: trilingual(
    'Gli stessi prezzi in tutti i nostri punti di ritiro. | Dieselben Preise in allen Abholstellen. | The same prices at every collection point.',
  ),
  type: 9,
  site: 'collect',
  stores: everyStore,
  cover: {
    text: trilingual(
      'Gli stessi prezzi in tutti i nostri punti di ritiro. | Dieselben Preise überall. | The same prices everywhere.',
    ),
    tone: 'offer',
    picture: 'pictures/package.webp',
    count: 4,
    wanted: onOffer(() => true),
  },
  pages: [
    page(
      'Pronti da portare via | Zum Mitnehmen | Ready to take away',
      'primary',
      6,
      onOffer(() => true),
    ),
  ],
})

const festive = (period: Period): PlannedLeaflet => ({
  ...period,
  key: 'le-feste-in-tavola',
  title: trilingual('Le feste in tavola | Festlich gedeckt | The festive table'),
  description: trilingual(
    'Una degustazione dall’antipasto al brindisi, con i prezzi che partono tra pochi giorni. | Vom Auftakt bis zum Anstoßen, zu Preisen, die in wenigen Tagen beginnen. | A tasting from starters to the toast, at prices that begin in a few days.',
  ),
  type: 7,
  stores: everyStore,
  cover: {
    text: trilingual(
      'Una degustazione dall’antipasto al brindisi. | Vom Auftakt bis zum Anstoßen. | From starters to the toast.',
    ),
    tone: 'primary',
    picture: 'pictures/cake.webp',
    count: 4,
    wanted: onOffer(() => true),
  },
  pages: [
    page('Per cominciare | Zum Auftakt | To begin with', 'paper', 6, inDepartments('salumi-e-formaggi', 'pesce')),
    page(
      'Il pane e i dolci | Brot und Süßes | Bread and sweets',
      'saffron',
      6,
      inDepartments('pane-e-pasticceria', 'colazione-e-dolci'),
    ),
    page('Il brindisi | Zum Anstoßen | The toast', 'wine', 6, (good) => isSparkling(good) || isWine(good)),
  ],
})

const wines = (period: Period): PlannedLeaflet => ({
  ...period,
  key: 'la-cantina',
  title: trilingual('La cantina di Bottega | Der Weinkeller von Bottega | The Bottega cellar'),
  description: trilingual(
    'Le bottiglie scelte dai nostri assaggiatori, dai bianchi ai rossi. | Von unseren Verkostern ausgesucht, von Weiß bis Rot. | Chosen by our tasters, from white to red.',
  ),
  type: 4,
  stores: everyStore,
  cover: {
    text: trilingual(
      'Le bottiglie scelte dai nostri assaggiatori. | Von unseren Verkostern ausgesucht. | Chosen by our tasters.',
    ),
    tone: 'wine',
    picture: 'pictures/cheese.webp',
    count: 2,
    wanted: isWine,
  },
  pages: [
    page('Da stappare adesso | Jetzt entkorken | To open now', 'wine', 6, isWine),
    page(
      'Birre e altro da bere | Bier und mehr | Beer and more',
      'saffron',
      6,
      (good) => cellar(good) && !isWine(good),
    ),
    page('Da mettere accanto | Dazu auf den Tisch | To go with them', 'paper', 6, inDepartments('salumi-e-formaggi')),
  ],
})

function page(title: string, tone: PlannedPage['tone'], count: number, wanted: PlannedPage['wanted']): PlannedPage {
  return { title: trilingual(title), tone, count, wanted }
}
