import { holdsForEach } from '../testing/holds-for-each.ts'
import { describe, expect, test } from 'vitest'
import { type AlcoholEvidence, isForAdultsOnly } from './adults-only.ts'

const evidence = { alcoholPercent: null, ingredients: '', category: 'other' } as const
const decide = (name: string, more: Partial<AlcoholEvidence> = {}) => isForAdultsOnly({ ...evidence, name, ...more })

const drinks = `
Grappa bianca
Grappa al miele
Grappa di Moscato barricata
Limoncello di Sorrento
Limoncino
Crema di limoncello
Amaro
Amaro del Capo
Amaro d'Abruzzo alle erbe
Mirto di Sardegna rosso
Prosecco di Valdobbiadene Superiore
Franciacorta Satèn
Barolo Riserva 2015
Lambrusco secco
Vermouth rosso di Torino
Wermut weiß
Spritz pronto da bere
Hugo
Hugo Spritz con fiori di sambuco
Radler al limone
Sidro di mele
Birra
Birra artigianale alle castagne
Birra e limonata
Weißwein trocken
Rotwein Cuvée
Apfelwein
Glühwein
Sekt extra trocken
Rieslingsekt brut
Obstschnaps
Birnenschnaps
Kräuterlikör
Schokoladenlikör
Eierlikör
Kaffeelikör mit Sahne
Jägermeister
Hefeweizen
Kellerbier naturtrüb
Kirschwasser
Schwarzwälder Himbeergeist
Sambuca
Sambuca ai fichi
Genepì delle Alpi
Génépi
Nocino di Modena
Rosolio di rose
Passito di Pantelleria
Vin santo del Chianti
Marsala superiore secco
Vino Porto Ruby
Port wine, 10 years old
Portwein
Sherry fino
Sake giapponese
Idromele
Hydromel
Honey mead
Liquore al cioccolato
Liquore di liquirizia
Liquore al caffè
Liqueur de châtaigne
Chocolate liqueur
Irish cream
Irish cream liqueur
Whisky torbato
Vodka alla pesca
Gin al ginepro
Gin & tonic in lattina
Rum scuro
Rhum vieux agricole
Cognac VSOP
Calvados
Pastis de Marseille
Crème de cassis
Vin chaud
Vin de noix
Vin rouge de pays
Cidre bouché
Bière blonde
Bière au miel
Crémant d'Alsace
Champagne brut
Chocolate stout
Honey beer
Pale ale
Dry cider
Red wine
Spanish sangria
Sangria
Mulled wine
Vin brulé
Bombardino
Vov
Amaretto di Saronno
Maraschino
Alchermes
Ratafià di ciliegie
Centerbe
Strega
Disaronno
Aperol
Campari
Martini bianco
Cynar
Fernet-Branca
Nero d'Avola
Pinot Grigio
Vino rosso da tavola
Vino alla pesca
Fragolino rosso
Moscato d'Asti
`
const forEverybody = `
Aceto di vino bianco
Aceto balsamico di Modena
Aceto di sidro
Weinessig
Wine vinegar
Cider vinegar
Vinaigre de cidre
Confettura al Barolo
Gelatina di vino
Weingelee
Red wine jelly
Confiture au champagne
Biscotti al vino
Cantucci al vin santo
Tarallucci al vino
Taralli al vino bianco
Cioccolatini al liquore
Praline al rum
Boeri alla grappa
Likörpralinen
Schokoladenbohnen mit Likör
Chocolats à la liqueur
Whisky truffles
Torta al rum
Rum cake
Rumkugeln
Babà al rum
Baba au rhum
Panettone al prosecco
Colomba al limoncello
Tiramisù al Marsala
Panna cotta
Gelato al limoncello
Sorbetto al prosecco
Rum raisin ice cream
Sorbet au champagne
Aroma rum
Rum-Aroma
Arôme rhum
Rum flavouring
Lievito di birra
Bierhefe
Levure de bière
Brewer's yeast
Malto per birra
Preparato per vin brulé
Caffè
Caffè al gusto di sambuca
Cioccolato amaro
Cacao amaro in polvere
Crodino
Sanbittèr
Bitter analcolico
Aperitivo analcolico rosso
Birra analcolica
Birra 0,0
Birra 0.0%
Birra senza alcol
Alkoholfreies Bier
Weißbier alkoholfrei
Bière sans alcool
Alcohol free beer
Kinderpunsch
Malzbier
Ginger beer
Ginger ale
Root beer
Amarena
Ciliegie sotto spirito
Uvetta al rum
Cerises à l'eau de vie
Vini gomme da masticare
Wine gums
Pomodorini del Portogallo
Tonno di Porto Santo Spirito
Biscotti di Porto San Giorgio
Sale marino di Marsala
Vino di riso per cucinare
Vin blanc pour cuisiner
Cooking wine
Kochwein
Mirin
Spugne
Bicchieri da vino
Calici per spumante
Cavatappi
Weinglas
Beer glasses
Verre à vin
Tappo per prosecco
Shampoo alla birra
Bier-Shampoo
Bagnoschiuma al vino rosso
Crema viso al vino rosso
Savon au champagne
Rotweinsauce
Sauce au vin rouge
Beer battered fish
Bierbrot
Biersenf
Bierschinken
Schinken in Biermarinade
Champagne mustard
Moutarde au vin blanc
Weinsauerkraut
Weintrauben
Wildschwein
Hausschwein
Coq au vin
Pâté au cognac
Boeuf au vin rouge
Brasato al Barolo
Risotto allo champagne
Tagliatelle al Barolo
Salame al Barolo
Formaggio ubriaco al vino
Pecorino al vino
Stinco alla birra
Wurstel alla birra
Pollo alla birra
Penne alla vodka
Salsa al whisky
Salmone al gin
Foglie di mirto
Miele di mirto
Marmellata di mirto
Zenzero
Gingerino
Ginseng
Bacche di ginepro
Succo d'uva
Grape juice
Mosto d'uva
Insekten-Snack
`
const lines = (text: string) => text.trim().split('\n')

describe('by its name alone', () => {
  test('drinks are for adults [catalogue-63]', () =>
    holdsForEach(lines(drinks), String, (name) => expect(decide(name)).toBe(true)))
  test('what only sounds like a drink is for everybody [catalogue-64]', () =>
    holdsForEach(lines(forEverybody), String, (name) => expect(decide(name)).toBe(false)))
})

describe('what else is known of it', () => {
  test.each<[string, Partial<AlcoholEvidence>, boolean]>([
    ['La Spinoza', { alcoholPercent: 14 }, true],
    ['La Spinoza', { alcoholPercent: 1.2 }, false],
    ['La Spinoza', {}, false],
    ['La Spinoza', { category: 'alcoholic' }, true],
    ['Amarcord', { ingredients: "Eau de source, malt d'orge, houblon." }, true],
    ['Amarcord', { ingredients: 'Acqua, malto d’orzo, luppolo', alcoholPercent: 0.5 }, false],
    ['Amaretto', { ingredients: 'Sucre, Alcool, glucose, caramel' }, true],
    ['Cuore d’Elba', { ingredients: 'Soluzione idroalcolica, zucchero, aromi' }, true],
    ['Panettone', { ingredients: 'farina, uvetta, zucchero, alcool' }, false],
    ['Obello', { ingredients: 'Vin (sulfites)' }, true],
    ['Tarallo', { ingredients: 'farina, vino bianco, olio' }, false],
    ['Dolce attesa', { alcoholPercent: 14, category: 'food' }, false],
    ['Castagnole dei Monferrato', { alcoholPercent: 14, category: 'food' }, true],
    ['Castagnole', { alcoholPercent: 1.5, category: 'food' }, false],
    ['Magie al limoncello', {}, false],
    ['Magie al limoncello', { category: 'alcoholic' }, true],
    ['Pane nero', { ingredients: 'farina, malto, luppolo' }, false],
    ['Fette al malto', { ingredients: 'farina, malto d’orzo' }, false],
    ['Tiramisù', { alcoholPercent: 1.8 }, false],
    ['Pralines à la liqueur', { alcoholPercent: 2.9, category: 'alcoholic' }, false],
    ['Opéra café', { alcoholPercent: 1.5, category: 'food' }, false],
    ['Birra analcolica', { alcoholPercent: 0.5, category: 'alcoholic' }, false],
    ['Birra analcolica', { alcoholPercent: 4.8 }, true],
    ['Birra leggera', { alcoholPercent: 1 }, false],
    ['Vino di riso per cucinare', { alcoholPercent: 14 }, true],
    ['Limoncello', { alcoholPercent: 0 }, true],
    ['Penne', { alcoholPercent: 0 }, false],
  ])('%s with %j: %j', (name, more, expected) => expect(decide(name, more)).toBe(expected))
})
