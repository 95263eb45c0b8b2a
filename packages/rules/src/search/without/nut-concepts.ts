import type { Concept } from './concept.ts'

/**
 * The nuts of Annex II one by one, for people who bear some of them. They have no names, so that a search excludes all
 * nuts as before; `unnamedNuts` is what a label says of nuts without saying which.
 */
export const nutConcepts: readonly Concept[] = [
  {
    key: 'almonds',
    shown: { it: 'mandorle', de: 'Mandeln', en: 'almonds' },
    names: '',
    evidence: `mandorla, mandorle, mandel, mandeln, almond, almonds, amande, amandes, amygdalus, marzapane, marzipan, amaretto,
      amaretti, orzata, frangipane, torrone, pasta di mandorle`,
    roots: 'mandel',
  },
  {
    key: 'hazelnuts',
    shown: { it: 'nocciole', de: 'Haselnüsse', en: 'hazelnuts' },
    names: '',
    evidence: `nocciola, nocciole, haselnuss, haselnusse, hazelnut, hazelnuts, noisette, noisettes, corylus, gianduia,
      gianduiotti, gianduiotto, nutella, nougat, torrone`,
    roots: 'haselnuss',
  },
  {
    key: 'walnuts',
    shown: { it: 'noci', de: 'Walnüsse', en: 'walnuts' },
    names: '',
    evidence: 'noce, noci, walnuss, walnusse, walnut, walnuts, baumnuss, baumnusse, juglans, gherigli',
    roots: 'walnuss',
  },
  {
    key: 'cashews',
    shown: { it: 'anacardi', de: 'Cashewkerne', en: 'cashews' },
    names: '',
    evidence:
      'anacardo, anacardi, cashew, cashews, cashewkerne, cashewnuss, cashewnusse, kaschunuss, anacardium, cajou',
    roots: 'cashew, kaschu',
  },
  {
    key: 'pecans',
    shown: { it: 'noci pecan', de: 'Pekannüsse', en: 'pecans' },
    names: '',
    evidence: 'pecan, pecans, pekan, pekannuss, pekannusse, carya',
    roots: 'pekan, pecannuss',
  },
  {
    key: 'brazilNuts',
    shown: { it: 'noci del Brasile', de: 'Paranüsse', en: 'Brazil nuts' },
    names: '',
    evidence: 'brasile, brasiliane, paranuss, paranusse, brazil nut, brazil nuts, bertholletia',
    roots: 'paranuss',
  },
  {
    key: 'pistachios',
    shown: { it: 'pistacchi', de: 'Pistazien', en: 'pistachios' },
    names: '',
    evidence: 'pistacchio, pistacchi, pistazie, pistazien, pistachio, pistachios, pistacia',
    roots: 'pistazie',
  },
  {
    key: 'macadamias',
    shown: { it: 'noci macadamia', de: 'Macadamianüsse', en: 'macadamias' },
    names: '',
    evidence: 'macadamia, macadamias, macadamianuss, macadamianusse, queensland',
    roots: 'macadamia',
  },
  {
    key: 'unnamedNuts',
    shown: { it: 'frutta a guscio', de: 'Nüsse', en: 'nuts' },
    names: '',
    evidence: `frutta a guscio, frutta secca, nuss, nusse, nussen, schalenfruchte, schalenfruchten, schalenobst, nut, nuts,
      tree nut, tree nuts, praline, pralinato`,
  },
]
