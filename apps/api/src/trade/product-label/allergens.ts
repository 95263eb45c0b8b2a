/** Words, in plain letters, that name one of the fourteen allergens in the languages labels come in. */
export const allergenWords: ReadonlySet<string> = new Set(
  `latte lattosio burro panna formaggio ricotta mozzarella siero caseina yogurt lait lactose beurre creme fromage lactoserum
  milch laktose butter sahne kase magermilch vollmilch molke milk cream cheese whey leche queso
  uovo uova tuorlo albume oeuf oeufs ei eier eigelb eiweiss egg eggs huevo huevos
  grano frumento farro orzo segale avena kamut glutine ble froment epeautre orge seigle avoine gluten
  weizen gerste roggen hafer dinkel wheat barley rye oats oat spelt trigo cebada semola
  soia soja soy soya
  nocciola nocciole mandorla mandorle noce noci pistacchio pistacchi anacardi noisette noisettes amande amandes noix pistache pistaches
  cajou haselnuss haselnusse mandel mandeln walnuss hazelnut hazelnuts almond almonds walnuts pistachio pistachios cashew nuts
  arachide arachidi arachides cacahuete cacahuetes erdnuss erdnusse peanut peanuts
  sesamo sesame sesam senape moutarde senf mustard mostaza sedano celeri sellerie celery apio lupini lupin
  pesce acciughe tonno poisson anchois thon fisch fish pescado
  crostacei gamberi crustaces crevettes crabe krebstiere shrimp crab molluschi mollusques calamars weichtiere
  solfiti sulfites sulfite sulphites`.split(/\s+/),
)
