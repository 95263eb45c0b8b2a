import { describe, expect, test } from 'vitest'
import { drawingOf } from './drawing-of.ts'
import type { PackFacts } from './pack-facts.ts'

const facts = (more: Partial<PackFacts>): PackFacts => ({
  name: 'Prodotto',
  brand: 'MARCA',
  pack: '',
  category: '',
  ...more,
})

describe('the pack of a product without a photograph', () => {
  test.each([
    ['Latte fresco intero', 'Brick 1 l', 'latte-uova-e-yogurt/latte/latte-fresco', 'gable'],
    ['Latte UHT', 'Brick 1 l', 'latte-uova-e-yogurt/latte/latte-a-lunga-conservazione', 'brick'],
    ['Barolo DOCG', 'Bottiglia 75 cl', 'vini-birre-e-liquori/vini/vini-rossi', 'wine'],
    ['Birra lager', 'Bottiglia 33 cl', 'vini-birre-e-liquori/birre/birre-chiare', 'beer'],
    ['Acqua naturale', 'Bottiglia 1,5 l', 'acqua-e-bibite/acqua/acqua-naturale', 'water'],
    ['Penne rigate', '500 g', 'pasta-riso-e-farine/pasta-secca/pasta-corta', 'pillow'],
    ['Farina 00', 'Sacchetto 1 kg', 'pasta-riso-e-farine/farine-e-preparati/farine', 'paperBag'],
    ['Miele di acacia', 'Vasetto 400 g', 'colazione-e-dolci/cereali-e-creme/miele', 'lowJar'],
    ['Pomodori pelati', 'Barattolo 400 g', 'dispensa/pomodoro-e-sughi/passate-e-pelati', 'tin'],
    ['Fettine di vitello', 'Vaschetta da circa 400 g', 'carne/bovino/bistecche-e-fettine', 'tray'],
    ['Yogurt greco', 'Coppetta 150 g', 'latte-uova-e-yogurt/yogurt-e-dessert/yogurt-bianco-e-greco', 'cupTub'],
    ['Dentifricio', 'Tubetto 75 ml', 'igiene-e-bellezza/igiene-orale/dentifrici-e-collutori', 'tube'],
    ['Carta igienica', '4 rotoli', 'casa-e-pulizia/carta-e-usa-e-getta/carta-igienica-e-da-cucina', 'rollPack'],
    ['Parmigiano Reggiano', 'Trancio 300 g', 'salumi-e-formaggi/formaggi/formaggi-stagionati-e-grattugiati', 'wedge'],
    ['Uova fresche', 'Confezione 6 uova', 'latte-uova-e-yogurt/burro-panna-e-uova/uova', 'eggBox'],
    ['Mele Gala', 'A peso · circa 180 g al pezzo', 'frutta-e-verdura/frutta/mele-e-pere', 'loose'],
    ['Pane di segale', '500 g', 'pane-e-pasticceria/pane-fresco/pani-di-montagna', 'sleeve'],
  ])('%s, "%s" is a %4$s', (name, pack, category, shape) => {
    expect(drawingOf(facts({ name, pack, category })).shape).toBe(shape)
  })

  test('of a shop with departments of its own has a form by its content and its name [pictures-10]', () => {
    expect(drawingOf(facts({ name: 'Birra artigianale', pack: '33 cl', category: 'altri-prodotti' })).shape).toBe(
      'beer',
    )
    expect(drawingOf(facts({ name: 'Sciroppo', pack: '500 ml', category: 'altri-prodotti' })).shape).toBe('wideNeck')
    expect(drawingOf(facts({ name: 'Cosa', pack: '', category: 'altri-prodotti' }))).toMatchObject({
      shape: 'carton',
      emblem: 'basket',
      weight: '',
    })
  })

  test('shows its own goods: pasta by shape, pulses by kind [pictures-11]', () => {
    const pasta = (name: string) =>
      drawingOf(facts({ name, pack: '500 g', category: 'pasta-riso-e-farine/pasta-secca/pasta-corta' })).content?.piece
    expect(['Penne rigate', 'Mezze penne', 'Fusilli', 'Farfalle', 'Spaghetti n. 5', 'Orecchiette'].map(pasta)).toEqual([
      'penne',
      'mezzePenne',
      'fusilli',
      'farfalle',
      'spaghetti',
      'orecchiette',
    ])
  })

  test.each([
    ['Mele Golden', 'green-apple'],
    ['Mele Granny Smith', 'green-apple'],
    ['Mele Gala', 'red-apple'],
    ['Succo di mela', 'red-apple'],
  ])('of %s shows a %s, whose tint makes the colour of the variety', (name, emblem) => {
    expect(drawingOf(facts({ name, category: 'frutta-e-verdura/frutta-fresca' })).emblem).toBe(emblem)
  })

  test('prints name, weight and number of pieces, and leaves its brand out of its name', () => {
    expect(
      drawingOf(
        facts({
          name: 'Acqua Fonte Argenta naturale',
          brand: 'FONTE ARGENTA',
          pack: 'Bottiglia 1,5 l · confezione da 6',
        }),
      ),
    ).toMatchObject({ title: 'Acqua naturale', weight: '6 × 1,5 l', pieces: 6 })
  })

  test('grows with its content, and never beyond its frame', () => {
    const scale = (pack: string) =>
      drawingOf(facts({ name: 'Penne', pack, category: 'pasta-riso-e-farine/pasta-secca/pasta-corta' })).scale
    expect(scale('500 g')).toBeLessThan(scale('1 kg'))
    expect(scale('100 kg')).toBe(1)
  })
})
