/** A scene for an article: the thing in the middle, those beside it, and the colours of wall and table. */
export interface Scene {
  readonly middle: string
  readonly beside: readonly [string, string]
  readonly wall: string
  readonly table: string
}

const warm = { wall: '#f6e3c5', table: '#c98a4b' }
const green = { wall: '#dcebd9', table: '#7fa37a' }
const cool = { wall: '#dbe7f0', table: '#8aa6bd' }
const rose = { wall: '#f5dcd6', table: '#c4847a' }

/** By the name of the picture in `demo/content/pictures/articles`. */
export const articleScenes: Readonly<Record<string, Scene>> = {
  'risotto-zucca': { middle: 'rice', beside: ['pumpkin', 'cheese'], ...warm },
  carbonara: { middle: 'spaghetti', beside: ['egg', 'bacon'], ...warm },
  'pasta-ceci': { middle: 'stew', beside: ['chickpeas', 'herb'], ...warm },
  tiramisu: { middle: 'shortcake', beside: ['coffee', 'cookie'], ...rose },
  'torta-mele': { middle: 'pie', beside: ['red-apple', 'lemon'], ...warm },
  'zuppa-lenticchie': { middle: 'soup', beside: ['lentils', 'carrot'], ...rose },
  'pomodoro-basilico': { middle: 'noodles', beside: ['tomato', 'herb'], ...rose },
  parmigiana: { middle: 'pan', beside: ['aubergine', 'tomato'], ...rose },
  'polenta-funghi': { middle: 'bowl', beside: ['corn', 'mushroom'], ...warm },
  'insalata-cannellini': { middle: 'salad', beside: ['white-beans', 'canned-food'], ...green },
  'cous-cous': { middle: 'curry', beside: ['courgette', 'bell-pepper'], ...green },
  pancake: { middle: 'pancakes', beside: ['blueberries', 'honey'], ...cool },
  forno: { middle: 'bread', beside: ['wheat', 'baguette'], ...warm },
  latte: { middle: 'milk', beside: ['cheese', 'butter'], ...cool },
  vendemmia: { middle: 'wine-glass', beside: ['grapes', 'amphora'], ...rose },
  mele: { middle: 'red-apple', beside: ['green-apple', 'basket'], ...green },
  consegne: { middle: 'package', beside: ['basket', 'leafy-green'], ...cool },
  olio: { middle: 'jar', beside: ['olives', 'dark-olives'], ...green },
  pesce: { middle: 'fish', beside: ['lemon', 'mussel'], ...cool },
  orto: { middle: 'basket', beside: ['carrot', 'tomato'], ...green },
  spreco: { middle: 'sandwich', beside: ['pear', 'potato'], ...green },
  miele: { middle: 'honey', beside: ['sunflower', 'hibiscus'], ...warm },
  legumi: { middle: 'beans', beside: ['chickpeas', 'lentils'], ...rose },
  formaggi: { middle: 'cheese', beside: ['pear', 'knife'], ...warm },
  caffe: { middle: 'coffee', beside: ['croissant', 'cookie'], ...rose },
  natale: { middle: 'cake', beside: ['gift', 'clementine'], ...rose },
  citta: { middle: 'basket', beside: ['salad', 'bread'], ...green },
  langhe: { middle: 'wine-glass', beside: ['chestnut', 'cheese'], ...rose },
  dolomiti: { middle: 'red-apple', beside: ['dumpling', 'milk'], ...cool },
  laghi: { middle: 'salmon', beside: ['lemon', 'olives'], ...cool },
  padana: { middle: 'rice', beside: ['corn', 'sausage'], ...warm },
}
