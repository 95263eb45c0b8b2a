import { localizedFrom, trilingual } from '../localized.ts'
import type { Localized } from '@bottega/api/kernel/database/columns.ts'

export interface PlannedArticle {
  title: Localized
  text: Localized
  picture: string
  tone: 'paper' | 'primary' | 'saffron'
  /** Part of the slugs of shelves whose goods stand below it. */
  goods: string
  link?: { to: string; text: Localized }
}

export interface PlannedIssue {
  title: Localized
  description: Localized
  picture: string
  tone: 'primary' | 'saffron'
  articles: readonly PlannedArticle[]
}

const paragraphs = (...texts: string[]) => localizedFrom(texts.map(trilingual), (...parts) => parts.join('\n\n'))

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
        title: trilingual('Il pane del giorno dopo | Das Brot von gestern | Yesterday’s bread'),
        picture: 'pictures/baguette.webp',
        tone: 'saffron',
        goods: 'pane-fresco',
        text: paragraphs(
          'Una pagnotta intera dura più di quanto pensiamo. Basta tagliarla a metà e appoggiarla sul taglio, dentro un panno di cotone: la crosta respira e la mollica resta umida per due giorni. Il frigorifero invece la invecchia in fretta. | Ein ganzer Laib hält länger, als wir denken. Man halbiert ihn und legt ihn auf die Schnittfläche, in ein Baumwolltuch: Die Kruste atmet, und die Krume bleibt zwei Tage feucht. Im Kühlschrank wird er dagegen schnell alt. | A whole loaf lasts longer than we think. Cut it in half and rest it on the cut, in a cotton cloth: the crust breathes and the crumb stays moist for two days. The fridge, instead, ages it fast.',
          'Il terzo giorno il pane cambia mestiere. A fette, tostate piano in forno, regge il pomodoro senza cedere. A cubetti, con olio e rosmarino, finisce nell’insalata. Grattugiato fine, con un po’ di scorza di limone, copre le verdure ripiene. | Am dritten Tag wechselt das Brot den Beruf. In Scheiben, langsam im Ofen geröstet, trägt es Tomaten, ohne nachzugeben. Gewürfelt, mit Öl und Rosmarin, kommt es in den Salat. Fein gerieben, mit etwas Zitronenschale, deckt es gefülltes Gemüse. | On the third day bread changes jobs. Sliced and toasted slowly in the oven, it holds tomatoes without giving way. Diced, with oil and rosemary, it goes in the salad. Finely grated, with a little lemon zest, it covers stuffed vegetables.',
          'Quello che avanza ancora si congela già affettato: una fetta per volta, dal freezer al tostapane, sa di forno come il primo giorno. | Was dann noch übrig ist, friert man in Scheiben ein: Eine nach der anderen, vom Gefrierfach in den Toaster, schmeckt sie nach Ofen wie am ersten Tag. | What is still left is frozen in slices: one at a time, from the freezer to the toaster, it tastes of the oven as on the first day.',
          'Al banco puoi chiedere mezza pagnotta, o la forma intera affettata. Scrivilo nella nota del prodotto e la troverai pronta nella borsa. | An der Theke gibt es auch einen halben Laib oder den ganzen in Scheiben. Schreib es in die Notiz zum Produkt, und er liegt fertig in der Tasche. | At the counter you can ask for half a loaf, or the whole one sliced. Write it in the note of the product and you will find it ready in the bag.',
        ),
        link: {
          to: '/category/pane-e-pasticceria',
          text: trilingual('Vai al reparto del pane | Zur Brotabteilung | Go to the bread shelves'),
        },
      },
      {
        title: trilingual('Una zuppa che aspetta | Eine Suppe, die wartet | A soup that waits'),
        picture: 'pictures/soup.webp',
        tone: 'primary',
        goods: 'verdura-fresca',
        text: paragraphs(
          'Le zuppe di verdura hanno un segreto poco segreto: il giorno dopo sono più buone. Per questo conviene cucinarne una pentola grande la domenica e portarla fino a mercoledì. | Gemüsesuppen haben ein offenes Geheimnis: Am Tag danach schmecken sie besser. Darum lohnt es sich, am Sonntag einen großen Topf zu kochen, der bis Mittwoch reicht. | Vegetable soups have an open secret: they are better the day after. So it pays to cook a large pot on Sunday and make it last until Wednesday.',
          'Si comincia da cipolla, carota e sedano, a fuoco basso e senza fretta. Poi i legumi già lessati, le foglie più dure tagliate sottili, una patata che leghi. L’acqua copre appena; il sale arriva in fondo. | Am Anfang stehen Zwiebel, Karotte und Sellerie, bei kleiner Hitze und ohne Eile. Dann die gekochten Hülsenfrüchte, die festeren Blätter in feinen Streifen, eine Kartoffel zum Binden. Das Wasser deckt alles nur knapp; das Salz kommt zuletzt. | It begins with onion, carrot and celery, over a low flame and in no hurry. Then the boiled pulses, the tougher leaves cut fine, a potato to bind it. The water barely covers; the salt comes last.',
          'Quando la servi, metti nel piatto il pane tostato e versaci sopra la zuppa. Un filo d’olio crudo, pepe, e cinque minuti di pazienza. | Zum Servieren legst du geröstetes Brot in den Teller und gießt die Suppe darüber. Ein Faden Öl, Pfeffer und fünf Minuten Geduld. | To serve, put the toasted bread in the bowl and pour the soup over it. A thread of raw oil, pepper, and five minutes of patience.',
          'Avanza? Scaldala in padella finché fa la crosta: in Toscana la chiamano ribollita, e nessuno la considera un ripiego. | Bleibt etwas übrig? In der Pfanne wärmen, bis sie eine Kruste hat: In der Toskana heißt das Ribollita, und niemand hält es für eine Notlösung. | Any left? Warm it in a pan until it forms a crust: in Tuscany they call it ribollita, and nobody thinks of it as second best.',
        ),
        link: {
          to: '/category/frutta-e-verdura',
          text: trilingual('Scegli le verdure | Gemüse auswählen | Choose the vegetables'),
        },
      },
      {
        title: trilingual('Tre formaggi e un coltello | Drei Käse und ein Messer | Three cheeses and a knife'),
        picture: 'pictures/cheese.webp',
        tone: 'paper',
        goods: '/formaggi',
        text: paragraphs(
          'Un tagliere non ha bisogno di dieci pezzi. Ne bastano tre: uno fresco, uno di media stagionatura, uno che si sbriciola. Tolti dal frigo un’ora prima, sanno di qualcosa. | Ein Brett braucht keine zehn Stücke. Drei genügen: ein frischer, ein mittelreifer, einer, der bröckelt. Eine Stunde vorher aus dem Kühlschrank genommen, schmecken sie nach etwas. | A board does not need ten pieces. Three will do: one fresh, one half ripe, one that crumbles. Taken out of the fridge an hour before, they taste of something.',
          'Si assaggia dal più delicato al più deciso. Il coltello si pulisce tra uno e l’altro, e la crosta dei formaggi a pasta dura resta da parte: nella zuppa della pagina accanto fa miracoli. | Gekostet wird vom mildesten zum kräftigsten. Dazwischen wischt man das Messer ab, und die Rinde der Hartkäse hebt man auf: In der Suppe auf der Seite daneben wirkt sie Wunder. | Taste from the mildest to the strongest. Wipe the knife in between, and keep the rind of the hard cheeses: it works wonders in the soup on the page beside.',
          'Accanto ci stanno bene le pere, le noci, un miele poco dolce. Il pane, meglio se di ieri. | Dazu passen Birnen, Nüsse, ein wenig süßer Honig. Das Brot am besten von gestern. | Pears, walnuts and a honey that is not too sweet go well with them. The bread is best a day old.',
          'Per quattro persone calcola circa centocinquanta grammi di ogni formaggio. Al banco li tagliamo del peso che chiedi. | Für vier Personen rechnest du mit rund hundertfünfzig Gramm von jedem Käse. An der Theke schneiden wir ihn so schwer, wie du ihn möchtest. | For four people count about a hundred and fifty grams of each cheese. At the counter we cut them to the weight you ask for.',
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
        title: trilingual('Come si legge una bottiglia | Wie man eine Flasche liest | How to read a bottle'),
        picture: 'pictures/basket.webp',
        tone: 'primary',
        goods: 'oli',
        text: paragraphs(
          'Sull’etichetta dell’olio ci sono poche parole che contano davvero. «Extra vergine» dice che nessuno l’ha corretto. L’anno del raccolto dice quanto è giovane: l’olio non migliora invecchiando. | Auf dem Etikett eines Öls zählen nur wenige Wörter wirklich. „Extra vergine“ sagt, dass niemand nachgeholfen hat. Das Erntejahr sagt, wie jung es ist: Öl wird mit dem Alter nicht besser. | On the label of an oil few words really count. “Extra virgin” says that nobody has corrected it. The year of the harvest says how young it is: oil does not get better with age.',
          'La provenienza delle olive e quella del frantoio possono essere diverse. Se entrambe sono vicine tra loro, il tempo tra ramo e macina è stato breve. | Die Oliven und die Mühle können von verschiedenen Orten sein. Liegen beide nah beieinander, war der Weg vom Zweig zum Mahlstein kurz. | The olives and the mill may come from different places. If the two are close to each other, the time between branch and millstone was short.',
          'A casa la bottiglia teme tre cose: la luce, il caldo e l’aria. Un armadio lontano dai fornelli e il tappo chiuso valgono più di ogni contenitore elegante. | Zu Hause fürchtet die Flasche drei Dinge: Licht, Wärme und Luft. Ein Schrank weit weg vom Herd und ein fester Verschluss sind mehr wert als jedes schöne Gefäß. | At home the bottle fears three things: light, heat and air. A cupboard away from the stove and a closed cap are worth more than any elegant container.',
          'E per friggere? Anche lì l’extra vergine va bene, se non lo si fa fumare. Il gusto però è meglio tenerlo per il piatto, a crudo. | Und zum Frittieren? Auch da taugt es, solange es nicht raucht. Den Geschmack hebt man sich aber besser für den Teller auf, roh. | And for frying? Extra virgin is good there too, as long as it does not smoke. Its taste is better kept for the plate, raw.',
        ),
      },
      {
        title: trilingual('La pasta del martedì | Die Pasta vom Dienstag | Tuesday’s pasta'),
        picture: 'pictures/spaghetti.webp',
        tone: 'saffron',
        goods: 'pasta-secca',
        text: paragraphs(
          'Il martedì nessuno ha voglia di pensarci. Quindi: aglio, olio, peperoncino, e l’acqua della pasta usata con generosità. | Am Dienstag mag niemand lange nachdenken. Also: Knoblauch, Öl, Chili, und das Wasser der Nudeln, großzügig verwendet. | On a Tuesday nobody wants to think about it. So: garlic, oil, chilli, and the water of the pasta, used generously.',
          'L’aglio va affettato, non schiacciato, e tolto quando comincia a colorire. Un mestolo d’acqua di cottura nella padella, la pasta scolata due minuti prima, e si mescola finché il fondo diventa una crema. | Der Knoblauch wird geschnitten, nicht zerdrückt, und herausgenommen, sobald er Farbe annimmt. Eine Kelle Kochwasser in die Pfanne, die Nudeln zwei Minuten früher abgegossen, und rühren, bis der Sud cremig wird. | The garlic is sliced, not crushed, and taken out when it begins to colour. A ladle of cooking water in the pan, the pasta drained two minutes early, and stir until the sauce turns to cream.',
          'Prezzemolo in fondo, fuori dal fuoco. Chi vuole aggiunge una manciata di pane grattugiato tostato: i vecchi lo chiamavano il formaggio dei poveri, e croccava più del formaggio. | Die Petersilie zuletzt, abseits vom Feuer. Wer mag, gibt eine Handvoll geröstete Brösel dazu: Früher hieß das der Käse der Armen, und er knusperte mehr als Käse. | Parsley at the end, off the heat. If you like, add a handful of toasted breadcrumbs: the old people called it the cheese of the poor, and it was crisper than cheese.',
        ),
        link: {
          to: '/category/pasta-riso-e-farine',
          text: trilingual('Scegli la pasta | Pasta auswählen | Choose the pasta'),
        },
      },
      {
        title: trilingual('Il pesce del mattino | Der Fisch vom Morgen | The morning’s fish'),
        picture: 'pictures/fish.webp',
        tone: 'paper',
        goods: 'pesce-fresco',
        text: paragraphs(
          'Un pesce fresco si riconosce dall’occhio, che è lucido e sporge un poco, e dall’odore, che è di mare e non di pesce. Il resto lo dicono le branchie, rosse e pulite. | Frischen Fisch erkennt man am Auge, das glänzt und ein wenig vorsteht, und am Geruch, nach Meer und nicht nach Fisch. Den Rest sagen die Kiemen, rot und sauber. | A fresh fish is known by its eye, which is bright and stands out a little, and by its smell, of the sea and not of fish. The gills, red and clean, tell the rest.',
          'Il nostro arriva dal mercato del mattino. Lo puliamo come lo chiedi tu: intero, eviscerato, sfilettato. La domenica e il lunedì il banco è chiuso, perché le barche riposano. | Unserer kommt vom Morgenmarkt. Wir richten ihn her, wie du ihn möchtest: ganz, ausgenommen, filetiert. Am Sonntag und am Montag ist die Theke geschlossen, denn die Boote ruhen. | Ours comes from the morning market. We clean it as you ask: whole, gutted, filleted. On Sunday and Monday the counter is closed, because the boats rest.',
          'A casa va cotto lo stesso giorno. Forno caldo, patate tagliate sottili, un bicchiere di bianco: trenta minuti per un chilo. | Zu Hause gehört er noch am selben Tag in den Ofen. Heiß, mit dünn geschnittenen Kartoffeln und einem Glas Weißwein: dreißig Minuten für ein Kilo. | At home it is cooked the same day. A hot oven, thinly sliced potatoes, a glass of white: thirty minutes for a kilo.',
        ),
      },
    ],
  },
]
