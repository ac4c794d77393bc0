export const reason = {
  leftover:
    'Sobra {cookedSlot, select, breakfast {do pequeno-almoço} lunch {do almoço} snack {do lanche} dinner {do jantar} other {de uma refeição}} da véspera: para esta refeição não há nada para cozinhar',
  habit: '{slot}: igual em {days, number} dias, por hábito',
  goesWith: 'Acompanha «{otherRecipe}»',
  chosen:
    'Foste tu que o escolheste {servings, plural, one {para # pessoa} other {para # pessoas}}: {time}, {kcal, number} kcal por porção',
  swapped: 'Puseste-o aqui em vez de «{insteadOf}»',
  kept: 'Ficou como estava quando trocaste outro prato; agora «{other}» serviria melhor',
  onlyChoice: '{slot}: o único prato que serve, de {dishes, number}',
  noRepeat:
    '{slot}: os outros pratos que servem já estão na ementa, são demasiado parecidos com os do dia anterior ou seguinte, ou não se conservam',
  usesHave: '{ingredient}: já tens em casa, e este prato aproveita',
  usesUpPack: '{ingredient}: acaba a embalagem aberta para «{otherRecipe}», menos uma embalagem a comprar ({saved})',
  sharesPack:
    '{ingredient}: aproveita a embalagem aberta para «{otherRecipe}», menos uma embalagem a comprar ({saved})',
  fromOpenPack: '{ingredient}: aproveita a embalagem aberta para «{otherRecipe}»',
  opensPack: '{ingredient}: abre uma embalagem que «{otherRecipe}» também aproveita',
  keepsBudget: 'Mantém-te dentro de {budget}: com «{other}», a lista subiria para {otherTotal}',
  cheaper: 'A lista fica {saved} mais barata do que com «{other}»',
  lessWaste: 'Deixa menos {saved} em embalagens abertas do que «{other}»',
  calories:
    'Leva o dia a {dayKcal, number} kcal, mais perto das {targetKcal, number} kcal pretendidas do que com «{other}» ({otherDayKcal, number} kcal)',
  guestCalories:
    'Energia por convidado: {dayKcal, number} kcal, com «{other}» {otherDayKcal, number} kcal; o objetivo é de {lowKcal, number} a {highKcal, number} kcal',
  protein:
    'Proteína nas refeições previstas do dia: {dayProtein, number} g, com «{other}» {otherDayProtein, number} g; o objetivo é {targetProtein, number} g',
  quick: 'Na mesa em {time}; «{other}» demora {otherTime}',
  newMain:
    'Para variar: {ingredient}; {otherIngredient} já {otherIngredientGender, select, f {{otherIngredientNumber, select, plural {servidas} other {servida}}} other {{otherIngredientNumber, select, plural {servidos} other {servido}}}} {times, plural, one {uma vez} other {# vezes}} como ingrediente principal',
  newMainToday:
    'Para variar: {ingredient}; {otherIngredient} já {otherIngredientGender, select, f {{otherIngredientNumber, select, plural {servidas} other {servida}}} other {{otherIngredientNumber, select, plural {servidos} other {servido}}}} nesse dia como ingrediente principal',
  newCuisine:
    '{cuisine}: outra cozinha, para variar, porque a de «{other}» já aparece {times, plural, one {uma vez} other {# vezes}}',
  hotAndCold: '{serve, select, hot {Quente} other {Frio}}, para que haja na mesa pratos quentes e frios',
  collection: 'Da coleção «{collection}»',
  ofOccasion: 'Um dos pratos próprios da ocasião: {occasion}',
  addedDish:
    '{slot}: acrescentado, porque {own, plural, =0 {nenhum prato próprio da ocasião serve} one {só # prato próprio da ocasião serve} other {só # pratos próprios da ocasião servem}} para todos',
  vegetables:
    'Legumes e fruta nas refeições previstas do dia: {dayGrams, number} g, com «{other}» {otherDayGrams, number} g; o objetivo é {targetGrams, number} g',
  fiber:
    'Fibra nas refeições previstas do dia: {dayGrams, number} g, com «{other}» {otherDayGrams, number} g; o objetivo é {targetGrams, number} g',
  salt: 'Sal nas refeições previstas do dia: {dayGrams, number} g, com «{other}» {otherDayGrams, number} g; recomendam-se no máximo {targetGrams, number} g',
  foodGroup:
    '{group, select, fish {Peixe e marisco} redMeat {Carne vermelha} processedMeat {Enchidos e outras carnes processadas} pulses {Leguminosas} eggs {Pratos de ovos} foreign {Pratos de outros países} dough {Massa recheada e panquecas} other {Fritos e panados}} ao almoço e ao jantar nesta semana: {times, number}; com «{other}»: {otherTimes, number}',
  childrenLike: 'As crianças costumam gostar mais deste prato do que de «{other}»',
  sundayDish: 'Um prato de domingo; «{other}» é para qualquer dia',
  fridayDish: 'Sem carne por ser sexta-feira, ao contrário de «{other}»',
  weekdayCustom: '{country}: lá come-se em muitas casas neste dia da semana',
  favourite: '{country}: um dos pratos que lá mais se comem em casa',
  inSeason: 'Está na época, ao contrário de «{other}»',
  lessWork: 'Menos trabalho: {active}; «{other}» pede {otherActive}',
  knownAtHome: '{country}: lá cozinha-se em casa mais do que «{other}»',
  weekTaste: 'Uma mudança para esta semana: outras semanas trazem outros pratos',
  variant: 'Outra boa opção, já que pediste uma ementa diferente',
  locked: 'Fica aqui porque quis',
  notLately: '«{other}» comeu-se {otherWeeks, plural, one {na semana passada} other {há # semanas}}',
  usesLeft: '{ingredient}: aproveita o que sobrou da semana anterior',
  equallyGood: 'Tão bom como «{other}» em tudo o que é avaliado',
  weighed: 'À frente de «{other}», tudo somado',
  batch: 'Cozinha-se uma vez para dois dias',
  quickDish: 'Na mesa em {time}',
  onlyMain: 'O único prato da ementa com este ingrediente principal: {ingredient}',
  richInProtein: '{protein, number} g de proteína por porção',
  portion: 'Pronto em {time}; uma porção tem {kcal, number} kcal e {protein, number} g de proteína',
}

export const warning = {
  budgetExceeded: 'A lista soma {cost}, {over} acima do orçamento de {budget}.',
  caloriesBelow:
    '{days, plural, one {# dia fica abaixo da energia pretendida: {kcal, number} kcal de {targetKcal, number}} other {# dias ficam abaixo da energia pretendida; o mínimo é de {kcal, number} kcal em vez de {targetKcal, number}}}.',
  caloriesAbove:
    '{days, plural, one {# dia ultrapassa a energia pretendida: {kcal, number} kcal em vez de {targetKcal, number}} other {# dias ultrapassam a energia pretendida; o máximo é de {kcal, number} kcal em vez de {targetKcal, number}}}.',
  guestCaloriesBelow:
    'Energia por convidado: {kcal, number} kcal; o objetivo é de pelo menos {targetKcal, number} kcal.',
  guestCaloriesAbove:
    'Energia por convidado: {kcal, number} kcal; o objetivo é de {targetKcal, number} kcal no máximo.',
  proteinBelow: 'A média diária é de {protein, number} g de proteína; o objetivo é {targetProtein, number} g.',
  vegetablesBelow: 'A média diária é de {grams, number} g de legumes e fruta; o objetivo é {targetGrams, number} g.',
  fiberBelow: 'A média diária é de {grams, number} g de fibra; o objetivo é {targetGrams, number} g.',
  saltAbove: 'A média diária é de {grams, number} g de sal; recomendam-se no máximo {targetGrams, number} g.',
  repeats:
    '{slot}: só {dishes, plural, one {resta # prato} other {restam # pratos}} para {needed, plural, one {# dia} other {# dias}}, por isso há repetições.',
  chosenAgain: '«{recipe}» cozinha-se {times, plural, =2 {duas vezes} other {# vezes}} neste plano, como escolheu.',
  sideChanged: 'Com o que escolheu vai outro acompanhamento: «{recipe}» em vez de «{otherRecipe}».',
  slowDinners:
    '{days, plural, one {# jantar de dias úteis exige} other {# jantares de dias úteis exigem}} mais trabalho do que pediu: {most}.',
  variantAlike:
    '{shared, number} dos {dishes, number} pratos principais estão também no primeiro plano: nenhum outro bom plano se afasta mais dele.',
  sameMainNextDay:
    '{slot}: o mesmo ingrediente principal em dois dias seguidos, {days, plural, one {uma vez} other {# vezes}}.',
  mainTooOften:
    'Há {times, plural, one {# refeição} other {# refeições}} à base de {ingredient}{meals}; o melhor seria até {limit, number}.',
  cuisineTooOften:
    '{cuisine}: {times, plural, one {# prato é} other {# pratos são}} desta mesma cozinha{meals}; seria melhor não passar de {limit, number}.',
  collectionShort:
    '{others, number} dos {dishes, number} pratos não {others, plural, one {é} other {são}} da coleção «{collection}»: outros encaixavam melhor na ementa.',
  haveUnused: 'Tens em casa e nenhum prato usa: {ingredients}.',
  ownDishesFew:
    '{slot}: a ocasião {own, plural, =0 {não tem nenhum prato próprio que sirva} one {tem # prato próprio que serve} other {tem # pratos próprios que servem}}; também foram considerados outros que respeitam a sua regra.',
  ownDishesPassed:
    '{slot}: {own, plural, one {serve # prato próprio da ocasião} other {servem # pratos próprios da ocasião}}, mas na ementa {served, plural, =0 {não está nenhum} one {está só #} other {estão só #}}; também foram considerados outros que respeitam a sua regra.',
  courseEmpty: '{slot}: nenhum prato passa os filtros, por isso fica de fora.',
  courseShort:
    '{slot}: {dishes, plural, one {# prato} other {# pratos}}, quando para tantos convidados seriam precisos {needed, number}.',
  breaksAllergens: '«{recipe}» contém o que pediste para evitar: {found}.',
  breaksExclude: '«{recipe}» contém o que não comes: {found}.',
  breaksExcludeTags: '«{recipe}» pertence ao que excluíste: {found}.',
  breaksEquipment: '«{recipe}» precisa do que não tens: {found}.',
  nearAllergen: '«{recipe}» contém: {found}. Excluíste apenas: {excluded}.',
  mayContain: 'Depende da marca: {excluded}. Consulta o rótulo: {ingredients}.',
  unfamiliar:
    '{country}: {dishes, plural, one {# prato da ementa não se costuma} other {# pratos da ementa não se costumam}} comer lá.',
  weeksOnly: '{fields}: não se aplica a este tipo de plano, aqui foi ignorado.',
  infants:
    '{count, plural, one {Uma criança com menos de um ano ainda não come} other {# crianças com menos de um ano ainda não comem}} os pratos da família e não {count, plural, one {é contada} other {são contadas}}.',
  pricesRough:
    'A maior parte do custo é estimada a partir de produtos parecidos ou de valores aproximados ou mais antigos: os preços são apenas indicativos.',
  pricesOld:
    'Os preços mais recentes são de {period}, {months, plural, one {# mês} other {# meses}} antes deste plano: podem ter mudado entretanto.',
}

export const source = {
  rosstat: 'Rosstat',
  bls: 'Gabinete de Estatísticas do Trabalho dos EUA (BLS)',
  eurostat: 'Níveis de preços e IHPC do Eurostat',
  csp: 'Instituto Central de Estatística da Letónia (CSP)',
  csu: 'Instituto de Estatística Checo (ČSÚ)',
  gus: 'Instituto Central de Estatística da Polónia (GUS)',
  insee: 'Instituto de Estatística francês (INSEE)',
  ksh: 'Instituto Central de Estatística da Hungria (KSH)',
  kzp: 'Comissão búlgara de Proteção do Consumidor (KZP)',
  ons: 'Instituto Nacional de Estatística do Reino Unido (ONS)',
  usda: 'Departamento de Agricultura dos EUA (USDA)',
}
