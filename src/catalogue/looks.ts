/** Shapes that an ingredient is drawn in. */
export type Shape =
  | 'ball'
  | 'bean'
  | 'chunk'
  | 'cube'
  | 'dollop'
  | 'egg'
  | 'fillet'
  | 'floret'
  | 'grain'
  | 'leaf'
  | 'liquid'
  | 'ring'
  | 'shrimp'
  | 'slice'
  | 'strand'
  | 'wedge'

export interface Look {
  /** #rrggbb, as it lies on the plate */
  readonly color: string
  readonly shape: Shape
  /** how much it colours a soup or a sauce it is cooked in, 0 to 1 */
  readonly dye: number
}

const look = (color: string, shape: Shape, dye = 0): Look => ({ color, shape, dye })

/** How the goods of an aisle look when nothing better is known. Aisles that are not seen on a plate are missing. */
const OF_CATEGORY: Readonly<Record<string, Look>> = {
  vegetables: look('#86a94f', 'cube', 0.2),
  fruits: look('#d7643f', 'ball', 0.2),
  herbs: look('#3f8a45', 'leaf', 0.1),
  meat: look('#8f4e36', 'chunk', 0.2),
  fish: look('#e9b59a', 'fillet', 0.1),
  dairy: look('#f3e8cf', 'cube', 0.5),
  bakery: look('#c98f4a', 'chunk', 0.1),
  grains: look('#e6cf9a', 'grain', 0.2),
  pasta: look('#ecd184', 'strand', 0.1),
  'nuts-seeds': look('#a8743b', 'bean', 0.1),
  canned: look('#b7a04e', 'ball', 0.2),
  frozen: look('#7fae5e', 'ball', 0.2),
  sweets: look('#6f4327', 'cube', 0.5),
  drinks: look('#c9892f', 'liquid', 0.4),
}

/** Seen only by what it does to a soup or a dough. */
const milky = look('#faf3e2', 'liquid', 0.6)
const brothy = look('#d9b056', 'liquid', 0.3)

const OF_INGREDIENT: Readonly<Record<string, Look | undefined>> = {
  water: undefined,
  'sparkling-water': undefined,
  'milk-2-5': milky,
  'milk-3-2': milky,
  'kefir-2-5': milky,
  'cream-20': milky,
  'cream-33': milky,
  'oat-drink': milky,
  'soy-drink': milky,
  buttermilk: milky,
  'chicken-broth': brothy,
  'vegetable-broth': brothy,
  'lemon-juice': look('#f4e48a', 'liquid', 0.1),
  'maple-syrup': look('#c9862f', 'dollop', 0.1),
  ladyfingers: look('#e3bd7f', 'fillet', 0.1),
  potato: look('#ead18a', 'cube', 0.1),
  'sweet-potato': look('#e08a3c', 'cube', 0.5),
  carrot: look('#ec8a2f', 'slice', 0.5),
  tomato: look('#d8412f', 'wedge', 0.9),
  'cherry-tomato': look('#e04a35', 'ball', 0.5),
  'crushed-tomatoes': look('#c93a26', 'dollop', 1),
  passata: look('#c93a26', 'dollop', 1),
  'tomato-paste': look('#b8321f', 'dollop', 6),
  onion: look('#f1e6c4', 'ring', 0.05),
  'red-onion': look('#a1517f', 'ring', 0.2),
  'spring-onion': look('#6fae4a', 'ring', 0.1),
  leek: look('#a9c878', 'ring', 0.2),
  shallot: look('#d9a9b4', 'ring', 0.1),
  beetroot: look('#9c1f4e', 'cube', 4),
  pumpkin: look('#ef9a2e', 'cube', 1.2),
  zucchini: look('#8fb45a', 'slice', 0.2),
  eggplant: look('#6b4a6e', 'slice', 0.3),
  cucumber: look('#a9cf7b', 'slice', 0.1),
  'pickled-cucumber': look('#8c9b3f', 'slice', 0.2),
  'salted-cucumber': look('#94a447', 'slice', 0.2),
  'white-cabbage': look('#d7e2ab', 'strand', 0.1),
  'napa-cabbage': look('#dfe8b8', 'strand', 0.1),
  sauerkraut: look('#e0d59a', 'strand', 0.1),
  'red-cabbage': look('#7c3a72', 'strand', 1.5),
  champignon: look('#cdb296', 'slice', 0.2),
  shiitake: look('#8a6244', 'slice', 0.4),
  'red-pepper': look('#d9432f', 'strand', 0.3),
  'green-pepper': look('#5f9f45', 'strand', 0.2),
  'chili-pepper': look('#cc2f22', 'ring', 0.4),
  spinach: look('#3d7a3a', 'leaf', 0.8),
  'spinach-frozen': look('#3d7a3a', 'leaf', 0.8),
  'leaf-lettuce': look('#8cc152', 'leaf', 0.1),
  'romaine-lettuce': look('#8cc152', 'leaf', 0.1),
  arugula: look('#5f9a3e', 'leaf', 0.1),
  broccoli: look('#4f8f3f', 'floret', 0.2),
  cauliflower: look('#f0e7cf', 'floret', 0.1),
  'brussels-sprouts': look('#8bb257', 'ball', 0.1),
  'green-beans': look('#5f9b46', 'strand', 0.1),
  'beans-frozen': look('#5f9b46', 'strand', 0.1),
  radish: look('#d94f73', 'slice', 0.1),
  ginger: look('#e6cf95', 'slice', 0.1),
  garlic: look('#f6efdc', 'bean', 0.05),
  celery: look('#b7d07f', 'bean', 0.1),
  celeriac: look('#efe6cc', 'cube', 0.1),
  daikon: look('#f3f0e3', 'cube', 0.1),
  avocado: look('#b7cf6a', 'wedge', 0.3),
  apple: look('#d9544a', 'wedge', 0.1),
  banana: look('#f2dd7c', 'slice', 0.1),
  orange: look('#f0932b', 'slice', 0.4),
  lemon: look('#f4dd4b', 'slice', 0.1),
  lime: look('#9fca4a', 'slice', 0.1),
  blueberry: look('#4b5a94', 'ball', 0.8),
  strawberry: look('#d9364a', 'ball', 0.8),
  raspberry: look('#c92f57', 'ball', 0.8),
  cranberry: look('#b8243a', 'ball', 1),
  'berries-frozen': look('#8a2f5c', 'ball', 1),
  grapes: look('#7b4f8a', 'ball', 0.2),
  egg: look('#f7c53b', 'egg', 0.3),
  'egg-yolk': look('#f7c53b', 'dollop', 0.6),
  'quail-egg': look('#f7c53b', 'egg', 0.3),
  butter: look('#f6dd7d', 'cube', 0.2),
  'sour-cream-15': look('#fffaf0', 'dollop', 0.6),
  'sour-cream-20': look('#fffaf0', 'dollop', 0.6),
  'yogurt-plain': look('#fffaf0', 'dollop', 0.6),
  'yogurt-greek': look('#fffaf0', 'dollop', 0.6),
  feta: look('#fbf6ea', 'cube', 0.2),
  brynza: look('#fbf6ea', 'cube', 0.2),
  cheddar: look('#eda63a', 'cube', 0.3),
  'tofu-firm': look('#f6efdc', 'cube', 0.1),
  'tvorog-5': look('#fbf4e2', 'ball', 0.3),
  'tvorog-9': look('#fbf4e2', 'ball', 0.3),
  'beef-mince-20': look('#7a4630', 'ball', 0.3),
  'pork-mince': look('#a8694a', 'ball', 0.2),
  'turkey-mince': look('#c08a62', 'ball', 0.2),
  'mixed-mince': look('#8f5439', 'ball', 0.2),
  'chicken-breast': look('#dba56a', 'chunk', 0.1),
  'chicken-thigh-fillet': look('#cf9355', 'chunk', 0.1),
  ham: look('#e0938a', 'strand', 0.1),
  bacon: look('#b85a44', 'strand', 0.1),
  bratwurst: look('#a8663f', 'fillet', 0.1),
  frankfurters: look('#c9714e', 'fillet', 0.1),
  salmon: look('#f08a5d', 'fillet', 0.1),
  'smoked-salmon': look('#ef7f55', 'fillet', 0.1),
  shrimp: look('#f39a78', 'shrimp', 0.1),
  clams: look('#d9c3a0', 'ball', 0.1),
  mussels: look('#3f3a45', 'bean', 0.1),
  'red-caviar': look('#ee5a2a', 'grain', 0.3),
  'rice-round': look('#f8f3e4', 'grain', 0.1),
  'rice-long': look('#f8f3e4', 'grain', 0.1),
  'rice-basmati': look('#f8f3e4', 'grain', 0.1),
  'rice-arborio': look('#f6edd2', 'grain', 0.1),
  buckwheat: look('#9a6b43', 'grain', 0.2),
  millet: look('#f0cf62', 'grain', 0.3),
  'lentils-red': look('#e8843c', 'grain', 0.8),
  'lentils-green': look('#7d7a45', 'grain', 0.5),
  'split-peas': look('#d9b84a', 'grain', 0.8),
  'canned-chickpeas': look('#e0b871', 'ball', 0.2),
  chickpeas: look('#e0b871', 'ball', 0.2),
  'canned-white-beans': look('#efe3c6', 'bean', 0.2),
  'canned-red-beans': look('#8c2f2f', 'bean', 0.5),
  'canned-corn': look('#f4c838', 'grain', 0.2),
  'canned-peas': look('#86a548', 'ball', 0.2),
  'peas-frozen': look('#74b04a', 'ball', 0.3),
  'olives-black': look('#3a3238', 'ring', 0.1),
  'olives-green': look('#8a9a45', 'ring', 0.1),
  'pasta-short': look('#f0d489', 'bean', 0.1),
  gnocchi: look('#f3e3b0', 'ball', 0.1),
  walnuts: look('#a9743f', 'chunk', 0.1),
  raisins: look('#5e3a2b', 'grain', 0.1),
  prunes: look('#3b2731', 'ball', 0.3),
  'dried-apricots': look('#ea9a35', 'ball', 0.2),
  sesame: look('#f2e3bd', 'grain', 0),
  'poppy-seeds': look('#3d4350', 'grain', 0.2),
  honey: look('#e39b24', 'dollop', 0.5),
  jam: look('#b3294a', 'dollop', 0.6),
  'dark-chocolate': look('#4a2a1b', 'cube', 2),
  cocoa: look('#5a3422', 'dollop', 4),
  mayonnaise: look('#fbf1cf', 'dollop', 0.4),
  'soy-sauce': look('#4d2c1c', 'dollop', 2),
  miso: look('#b7854a', 'dollop', 2),
  'wine-red': look('#6e2138', 'dollop', 0.8),
  'tea-black': look('#8a4a22', 'dollop', 8),
  'coffee-ground': look('#3f2718', 'dollop', 6),
  'coconut-milk': look('#f8f4ea', 'dollop', 0.8),
}

/** How an ingredient looks on a plate; undefined: it is not seen there (salt, oil, water). */
export const lookOf = (ingredient: { readonly id: string; readonly category: string }): Look | undefined =>
  ingredient.id in OF_INGREDIENT ? OF_INGREDIENT[ingredient.id] : OF_CATEGORY[ingredient.category]
