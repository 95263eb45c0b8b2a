import { trilingual } from '../localized.ts'
import type { Localized } from '@bottega/api/kernel/database/schema/columns.ts'

export interface PlannedArticle {
  title: string
  text: string
  picture: string
  tone: 'paper' | 'primary' | 'saffron'
  /** Part of the slugs of shelves whose goods stand below it. */
  goods: string
  link?: { to: string; text: string }
}

export interface PlannedIssue {
  title: Localized
  description: Localized
  picture: string
  tone: 'primary' | 'saffron'
  articles: readonly PlannedArticle[]
}

const paragraphs = (...texts: string[]) => texts.join('\n\n')

/** Of the season, the newest first; the second issue is a year older. */
export const issues: readonly PlannedIssue[] = [
  {
    title: trilingual('Il pane, da capo | Brot, von vorn | Bread, from the start'),
    description: trilingual(
      'Che cosa farne il giorno dopo, e una zuppa che lo aspetta. | Was man am Tag danach daraus macht. | What to do with it the day after.',
    ),
    picture: 'pictures/bread.webp',
    tone: 'saffron',
    articles: [
      {
        title: 'Il pane del giorno dopo',
        picture: 'pictures/baguette.webp',
        tone: 'saffron',
        goods: 'pane-fresco',
        text: paragraphs(
          'Una pagnotta intera dura più di quanto pensiamo. Basta tagliarla a metà e appoggiarla sul taglio, dentro un panno di cotone: la crosta respira e la mollica resta umida per due giorni. Il frigorifero invece la invecchia in fretta.',
          'Il terzo giorno il pane cambia mestiere. A fette, tostate piano in forno, regge il pomodoro senza cedere. A cubetti, con olio e rosmarino, finisce nell’insalata. Grattugiato fine, con un po’ di scorza di limone, copre le verdure ripiene.',
          'Quello che avanza ancora si congela già affettato: una fetta per volta, dal freezer al tostapane, sa di forno come il primo giorno.',
          'Al banco puoi chiedere mezza pagnotta, o la forma intera affettata. Scrivilo nella nota del prodotto e la troverai pronta nella borsa.',
        ),
        link: { to: '/category/pane-e-pasticceria', text: 'Vai al reparto del pane' },
      },
      {
        title: 'Una zuppa che aspetta',
        picture: 'pictures/soup.webp',
        tone: 'primary',
        goods: 'verdura-fresca',
        text: paragraphs(
          'Le zuppe di verdura hanno un segreto poco segreto: il giorno dopo sono più buone. Per questo conviene cucinarne una pentola grande la domenica e portarla fino a mercoledì.',
          'Si comincia da cipolla, carota e sedano, a fuoco basso e senza fretta. Poi i legumi già lessati, le foglie più dure tagliate sottili, una patata che leghi. L’acqua copre appena; il sale arriva in fondo.',
          'Quando la servi, metti nel piatto il pane tostato e versaci sopra la zuppa. Un filo d’olio crudo, pepe, e cinque minuti di pazienza.',
          'Avanza? Scaldala in padella finché fa la crosta: in Toscana la chiamano ribollita, e nessuno la considera un ripiego.',
        ),
        link: { to: '/category/frutta-e-verdura', text: 'Scegli le verdure' },
      },
      {
        title: 'Tre formaggi e un coltello',
        picture: 'pictures/cheese.webp',
        tone: 'paper',
        goods: '/formaggi',
        text: paragraphs(
          'Un tagliere non ha bisogno di dieci pezzi. Ne bastano tre: uno fresco, uno di media stagionatura, uno che si sbriciola. Tolti dal frigo un’ora prima, sanno di qualcosa.',
          'Si assaggia dal più delicato al più deciso. Il coltello si pulisce tra uno e l’altro, e la crosta dei formaggi a pasta dura resta da parte: nella zuppa della pagina accanto fa miracoli.',
          'Accanto ci stanno bene le pere, le noci, un miele poco dolce. Il pane, meglio se di ieri.',
          'Per quattro persone calcola circa centocinquanta grammi di ogni formaggio. Al banco li tagliamo del peso che chiedi.',
        ),
      },
    ],
  },
  {
    title: trilingual('L’olio e la pazienza | Öl und Geduld | Oil and patience'),
    description: trilingual(
      'Come si legge una bottiglia, e come si conserva. | Wie man ein Etikett liest. | How to read a label.',
    ),
    picture: 'pictures/spaghetti.webp',
    tone: 'primary',
    articles: [
      {
        title: 'Come si legge una bottiglia',
        picture: 'pictures/basket.webp',
        tone: 'primary',
        goods: 'oli',
        text: paragraphs(
          'Sull’etichetta dell’olio ci sono poche parole che contano davvero. «Extra vergine» dice che nessuno l’ha corretto. L’anno del raccolto dice quanto è giovane: l’olio non migliora invecchiando.',
          'La provenienza delle olive e quella del frantoio possono essere diverse. Se entrambe sono vicine tra loro, il tempo tra ramo e macina è stato breve.',
          'A casa la bottiglia teme tre cose: la luce, il caldo e l’aria. Un armadio lontano dai fornelli e il tappo chiuso valgono più di ogni contenitore elegante.',
          'E per friggere? Anche lì l’extra vergine va bene, se non lo si fa fumare. Il gusto però è meglio tenerlo per il piatto, a crudo.',
        ),
      },
      {
        title: 'La pasta del martedì',
        picture: 'pictures/spaghetti.webp',
        tone: 'saffron',
        goods: 'pasta-secca',
        text: paragraphs(
          'Il martedì nessuno ha voglia di pensarci. Quindi: aglio, olio, peperoncino, e l’acqua della pasta usata con generosità.',
          'L’aglio va affettato, non schiacciato, e tolto quando comincia a colorire. Un mestolo d’acqua di cottura nella padella, la pasta scolata due minuti prima, e si mescola finché il fondo diventa una crema.',
          'Prezzemolo in fondo, fuori dal fuoco. Chi vuole aggiunge una manciata di pane grattugiato tostato: i vecchi lo chiamavano il formaggio dei poveri, e croccava più del formaggio.',
        ),
        link: { to: '/category/pasta-riso-e-farine', text: 'Scegli la pasta' },
      },
      {
        title: 'Il pesce del mattino',
        picture: 'pictures/fish.webp',
        tone: 'paper',
        goods: 'pesce-fresco',
        text: paragraphs(
          'Un pesce fresco si riconosce dall’occhio, che è lucido e sporge un poco, e dall’odore, che è di mare e non di pesce. Il resto lo dicono le branchie, rosse e pulite.',
          'Il nostro arriva dal mercato del mattino. Lo puliamo come lo chiedi tu: intero, eviscerato, sfilettato. La domenica e il lunedì il banco è chiuso, perché le barche riposano.',
          'A casa va cotto lo stesso giorno. Forno caldo, patate tagliate sottili, un bicchiere di bianco: trenta minuti per un chilo.',
        ),
      },
    ],
  },
]
