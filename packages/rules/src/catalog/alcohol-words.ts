/** The meaning of a word of a name for alcohol. */
export type AlcoholHint = 'alcohol-free' | 'food' | 'cooking' | 'drink'

/**
 * The place of the noun that names a thing, by language: "torta al rum", "Rumtorte". Words of `any` language that name
 * food are the noun wherever they stand.
 */
export type NounPlace = 'first' | 'last' | 'anywhere'

interface WordTable {
  readonly noun: NounPlace
  /**
   * Between commas, in plain letters (see `plainWords`); `*` stands for any beginning or ending of a word, `^` for
   * the beginning of the name.
   */
  readonly words: Readonly<Record<AlcoholHint, string>>
}

/**
 * Words of product names by language. `food` is everything that is not drunk, household goods and cosmetics among them.
 * Names of wines stand with Italian, those of spirits known everywhere with `any`.
 */
export const alcoholWords: Readonly<Record<'it' | 'fr' | 'de' | 'en' | 'any', WordTable>> = {
  it: {
    noun: 'first',
    words: {
      'alcohol-free': `analcolic*, senza alcol, senza alcool, zero alcol, zero alcool, dealcolat*, dealcolizzat*, crodino,
        sanbitter, san bitter, gingerino, bitter analcolico`,
      food: `aceto, aceti, agrodolce, glassa, condimento, confettura, confetture, marmellat*, composta, gelatina, mostarda,
        miele, biscott*, cantucc*, tozzetti, taralli*, tarallucc*, ciambell*, frollin*, grissin*, cracker*, savoiardi,
        amaretti, torta, torte, tortin*, dolce, dolci, crostat*, panettone*, panettoni, pandoro, pandori, colomb*,
        panforte, ricciarelli, torrone, torroni, torroncini, baba, bigne, cannoli, tiramisu, panna cotta, pannacotta,
        budino, zabaione, zuppa, semifreddo, gelato, gelati, sorbetto, ghiacciolo, ghiaccioli, cioccolat*, pralin*,
        tartuf*, boeri, gianduiotti, cuneesi, cuneese, caramell*, confetti, gomme, gommose, liquirizia, crema spalmabile,
        crema pasticcera, crema di nocciole, crema di pistacchio, aroma, aromi, essenza, estratto, lievito, malto,
        preparato, spezie, sale, zucchero, sciroppo, farina, pasta, penne, spaghetti, tagliatelle, linguine, ravioli,
        tortelli, tortellini, gnocchi, riso, risotto, pane, pizza, focaccia, piadin*, sugo, sughi, salsa, salse, ragu,
        pesto, formaggio, formaggi, pecorino, ubriaco, gorgonzola, toma, salame, salami, salamino, prosciutto, mortadella,
        speck, coppa, lardo, bresaola, wurstel, pollo, manzo, vitello, brasato, stufato, arrosto, scaloppin*, spezzatino,
        stinco, arista, porchetta, cotechino, tonno, salmone, acciugh*, gamberi, cozze, funghi, cipoll*, crauti, olive,
        patatin*, chips, snack, arachidi, ciliegi*, amarena, amarene, visciole, albicocche, pesche, prugne, fichi,
        castagne, marroni, mele, pere, uva, uvetta, fragole, bacche, foglie, frutta, succo, mosto, saba, te, the, tisana,
        infuso, caffe, capsule, cacao, yogurt, burro, latte, olio, capperi, shampoo, balsamo, bagnoschiuma, sapone,
        crema viso, crema corpo, crema mani, maschera, scrub, dentifricio, profumo, deodorante, candela, candele, spugn*,
        bicchier*, calic*, boccal*, cavatapp*, apribottigli*, tappo, tappi, decanter, detersivo, tovagli*`,
      cooking: 'per cucinare, da cucina, per cucina, per sfumare, mirin',
      drink: `vino, vini, vinello, spumant*, frizzantino, prosecco, franciacorta, trentodoc, barolo, barbaresco, barbera,
        dolcetto d alba, ruche di castagnole, nebbiolo, chianti, brunello di montalcino, rosso di montalcino, nobile di montepulciano,
        montepulciano d abruzzo, morellino, bolgheri, lambrusco, sangiovese, primitivo di manduria, negroamaro, nero d avola,
        aglianico, cannonau, vermentino, verdicchio, amarone, valpolicella, bardolino, ripasso, soave classico, gavi,
        greco di tufo, fiano di avellino, falanghina, arneis, lugana, pinot grigio, pinot bianco, pinot nero, chiaretto,
        cerasuolo d abruzzo, moscato d asti, asti spumante, brachetto d acqui, fragolino, passito, passito di pantelleria,
        vin santo, vinsanto, recioto, zibibbo, marsala, vino porto, porto ruby, porto tawny, malvasia, vernaccia, merlot,
        cabernet, teroldego, lagrein, schioppettino, refosco, tavernello, docg, birra, birre, birretta, radler, sidro,
        idromele, grappa, grappe, acquavite, distillato, liquore, liquori, liquorino, limoncello, limoncino, arancello,
        mandarinetto, meloncello, crema di limoncello, crema di limoncino, crema di whisky, crema di marsala, crema di
        liquore, crema di grappa, cremoncello, mirto, mirto di sardegna, nocino, nocello, rosolio, genepi, genepy, sambuca,
        anisetta, mistra, sassolino, amaretto di saronno, disaronno, alchermes, alkermes, maraschino, ratafia, bargnolino,
        centerbe, strega, galliano, bombardino, vov, vin brule, ponce, amaro del capo, amaro lucano, amaro montenegro,
        amaro averna, amaro ramazzotti, amaro nonino, amaro braulio, amaro alle erbe, amaro digestivo, ^amaro, ^hugo,
        fernet, fernet branca, brancamenta, cynar, campari, aperol, select aperitivo, cinzano, martini, vermut, spritz,
        hugo spritz, aperitivo hugo, negroni cocktail, cocktail negroni, negroni sbagliato, americano cocktail, bellini cocktail, rossini cocktail, vodka alla pesca,
        caffe corretto`,
    },
  },
  fr: {
    noun: 'first',
    words: {
      'alcohol-free': 'sans alcool, desalcoolis*, tourtel',
      food: `vinaigre*, vinaigrette, confiture*, gelee, miel, compote, biscuit*, sable*, galette*, gateau*, tarte*,
        tartelette*, brioche, cake, macaron*, calisson*, glace, glaces, sorbet*, creme dessert, creme brulee, mousse,
        chocolat*, bonbon*, truffe*, pate, pates, terrine*, rillettes, foie gras, saucisson*, saucisse*, jambon*, boudin,
        poulet, coq, boeuf, porc, canard, lapin, choucroute, fondue, raclette, fromage*, moutarde*, sauce*, soupe*, sel,
        sucre, sirop*, levure*, arome*, extrait, epices, farine, pain, riz, chips, cerises, griottes, pruneaux, raisins,
        poires, peches, fruits, marrons, jus, the, infusion, cafe, yaourt*, beurre, huile*, savon*, shampooing*, gel
        douche, bougie*, verre*, tire bouchon*, boissons, moules, huitres, saumon, thon, oignons`,
      cooking: 'pour cuisiner, de cuisine, pour la cuisine',
      drink: `vin, vins, cremant, mousseux, champagne, rose de provence, cotes du rhone, bordeaux, beaujolais, muscadet,
        sancerre, chablis, bourgogne aligote, vin de porto, biere, bieres, panache, cidre, hydromel, poire williams, pommeau,
        eau de vie, marc de bourgogne, liqueur*, creme de cassis, creme de menthe, creme de whisky, kir royal, pastis,
        chartreuse, benedictine, gentiane, vin chaud, rhum arrange, floc de gascogne, pineau des charentes, byrrh, suze,
        sangria`,
    },
  },
  de: {
    noun: 'last',
    words: {
      'alcohol-free': 'alkoholfrei*, entalkoholisiert*, ohne alkohol, kinderpunsch, kindersekt, malzbier, malztrunk',
      food: `*essig, *senf, *sauce, *sosse, *dressing, *marinade, *konfiture, *marmelade, *gelee, honig, *keks, *kekse,
        *platzchen, *geback, *kuchen, *torte, *torten, *stollen, *brot, *brotchen, *brezel, *stangen, *chips, *eis,
        *sorbet, *pudding, *creme, *schokolade, *praline, *pralinen, *kugel, *kugeln, *bohnen, *truffel, *bonbon,
        *bonbons, *gummi, *drops, *marzipan, *nudeln, *pasta, *suppe, *eintopf, *gulasch, *braten, *schinken, *wurst,
        *wurstchen, *salami, *speck, *fleisch, *schwein, schweine*, *leber, *pastete, *huhn, *fisch, *lachs, *kase,
        *fondue, *kraut, *gewurz, *salz, *zucker, *sirup, *aroma, *extrakt, *hefe, *malz, *mehl, *mischung, *trauben,
        *beeren, *rosinen, *kirschen, *pflaumen, *fruchte, *topf, *blatter, *stein, *saft, *tee, *kaffee, *joghurt, *butter,
        *olivenol, *rapsol, *kernol, *shampoo, *seife, *duschgel, *bad, *kerze, *kerzen, *glas, *glaser, *gummis, *korken, *offner, insekt*`,
      cooking: 'zum kochen, kochwein',
      drink: `wein, weine, *wein, *weine, sekt, *sekt, schaumwein, bier, biere, *bier, *biere, pils, pilsner, helles,
        hefeweizen, kristallweizen, kolsch, radler, *schnaps, *schnapse, obstler, weinbrand, obstbrand, doppelkorn,
        kornbrand, *likor, *likore, kirschwasser, himbeergeist, jagermeister, kuemmerling, underberg, *bowle,
        grog, *punsch, federweisser, riesling, grauburgunder, spatburgunder, weissburgunder, gruner veltliner, dornfelder,
        zweigelt, gewurztraminer, hugo aperitif, eierlikor`,
    },
  },
  en: {
    noun: 'last',
    words: {
      'alcohol-free': `alcohol free, non alcoholic, nonalcoholic, zero alcohol, low alcohol, 0 0, 0 0 vol, ginger beer, ginger ale, root
        beer, virgin mojito, mojito soda`,
      food: `vinegar*, glaze, jam, jelly, marmalade, honey, biscuit*, cookie*, cracker*, cake*, pie, pudding, dessert,
        brownie*, fudge, toffee*, candy, candies, gums, sweets, chocolate*, truffles, ice cream, sorbet, mousse,
        sauce*, gravy, mustard, ketchup, dressing, marinade, chutney, seasoning, salt, sugar, syrup, flavouring, flavoring,
        flavour, extract, essence, yeast, malt extract, flour, bread, batter, battered, pasta, rice, soup, stew, sausage*, ham, beef, chicken, pork, fish, salmon, mussels, cheese, spread, crisps, nuts, peanuts, raisins, raisin,
        cherries, plums, prunes, grapes, leaves, juice, tea, coffee, yogurt, butter, oil, soap, shampoo, shower gel,
        candle, glass, glasses, opener, corkscrew, stopper`,
      cooking: 'cooking wine, for cooking, cooking sherry, cooking sake',
      drink: `wine, wines, sparkling wine, port wine, ruby port, tawny port, beer, beers, lager, ale, pale ale, ipa, stout, porter,
        pilsner, shandy, cider, mead, liqueur*, moonshine, brandy, cherry brandy, sloe gin, gin tonic, gin and tonic, irish
        cream, eggnog, mulled wine, hard seltzer, bloody mary, pina colada`,
    },
  },
  any: {
    noun: 'anywhere',
    words: {
      'alcohol-free': '',
      food: `aroma, arome, shampoo, cake, gomme, gum, snack, kit, sauce, pannettone, panettone, salami, spalmabile, pastilles, pastigli*,
        tictac, tic tac, croccantin*, alberti magie`,
      cooking: '',
      drink: `whisky, whiskey, scotch, gin, vodka, wodka, rum, rhum, tequila, mezcal, cachaca, pisco, cognac,
        armagnac, calvados, brandy, ouzo, raki, arak, rakija, slivovitz, sliwowitz, absinth*, aquavit, akvavit, baijiu,
        soju, sake, umeshu, sherry, jerez, madeira wein, vermouth, wermut, limoncello, cointreau, grand marnier, curacao,
        baileys, kahlua, malibu, batida, advocaat, amarula, chardonnay, sauvignon, riesling, syrah, shiraz, malbec,
        tempranillo, rioja, cava brut, cerveza, vinho, vinho verde, licor, heineken, peroni, ichnusa, moretti, nastro azzurro, menabrea, corona
        extra, beck s, guinness, tennent s, mojito, caipirinha, cuba libre`,
    },
  },
}
