import { error, nearAllergen } from './errors/pt.ts'
import { label } from './labels/pt.ts'
import { quantity } from './quantities/pt.ts'
import type { Messages } from './shape.ts'

const page = {
  // On every page
  skip: 'Ir para o conteúdo',
  language: 'Idioma',
  recipes: 'Receitas',
  collections: 'Coleções',
  docs: 'Para programadores',
  estimates: 'Todos os preços são estimativas a partir de estatísticas nacionais, nunca preços reais de loja.',
  rights: 'As receitas e as imagens são para uso pessoal.',
  notFoundTitle: 'Aqui não há nada',
  notFound:
    'Não há nenhuma página neste endereço. A ligação pode estar cortada; pede a ligação completa a quem ta enviou.',
  toStart: 'Criar uma ementa',
  offline: 'Estás sem ligação à internet e esta página ainda não tinha sido aberta.',
  busyTitle: 'Um momento, por favor',
  busy: 'Neste momento estão a ser criadas demasiadas ementas. Tenta de novo dentro de alguns segundos.',
  tooMany: 'Chegaram demasiados pedidos de uma só vez a partir da tua rede. Espera alguns segundos e tenta de novo.',
  failedTitle: 'Algo correu mal',
  failed: 'A culpa é nossa, não tua. Tenta de novo daqui a pouco.',
  minutes: '{minutes, plural, other {# min}}',
  kcal: '{kcal, plural, other {# kcal}}',
  country: 'País',
  store: 'Loja',
  region: 'Região',
  nationalAverage: 'Média nacional',
  show: 'Mostrar',

  // A plan
  weekTitle: 'A tua ementa da semana',
  tableTitle: 'A tua mesa',
  portions: '{portions, plural, one {# porção de adulto por refeição} other {# porções de adulto por refeição}}',
  guests: '{guests, plural, one {para # convidado} other {para # convidados}}',
  share: 'Partilhar',
  shared: 'Ligação copiada',
  print: 'Imprimir',
  calendar: 'Calendário',
  copyList: 'Copiar a lista',
  copied: 'Copiado',
  comeBack: 'Abre esta ementa no telemóvel: aponta a câmara ao código.',
  warnings: 'Convém saber',
  total: 'Para comprar',
  band: 'provavelmente de {low} a {high}',
  budget: 'Orçamento {budget}',
  budgetAndBand: '{budget}; {band}',
  used: 'Desse valor, consome-se',
  leftInPacks: '{cost} ficam em embalagens abertas',
  kcalPerDay: 'Energia por dia',
  kcalPerGuest: 'Energia por convidado',
  proteinPerDay: 'Proteína por dia',
  proteinPerGuest: 'Proteína por convidado',
  cookMin: 'Tempo de cozinha',
  hoursMinutes: '{hours, plural, other {# h}} {minutes, plural, =0 {} other {# min}}',
  priceNote: 'Preços estimados para {period}: {name}, {region}.',
  source:
    'Preços estimados para {period}: {name}, {region}. {coverage, number}% do custo assenta numa série de preços do próprio produto.',
  week: 'A semana',
  menu: 'A ementa',
  chart: 'Nutrição por dia',
  chartLead: 'Para uma porção de adulto em cada refeição.',
  energyBand: 'Energia, kcal; a faixa vai de {low, number} a {high, number}',
  energyDays:
    '{days, plural, one {# dia} other {# dias}} de {all, number} a não mais de {share, number, percent} de {target, number}',
  proteinBand: 'Proteína, g; suficiente a partir de {low, number}',
  proteinDays:
    '{days, plural, one {# dia} other {# dias}} de {all, number} com pelo menos {share, number, percent} de {target, number}',
  dayBelow: 'abaixo da faixa',
  dayAbove: 'acima da faixa',
  leftover: 'feito na véspera',
  batch: 'cozinha para dois dias',
  perPortion: '{cost} por porção',
  servings: '{servings, plural, one {para # pessoa} other {para # pessoas}}',
  dishPortions: '{portions, plural, one {# porção} other {# porções}}',
  replace: 'Trocar',
  replaceTitle: 'Outro prato em vez de «{dish}»',
  replaceNone: 'Nenhum outro prato cumpre aqui tudo o que pediste.',
  replaceLead: 'Tudo o resto fica igual. Recebes uma ementa nova com a sua própria ligação; esta não muda.',
  replaceGone: 'Este prato já não pode ficar aí. Escolhe outro.',
  chooseThis: 'Escolher este',
  sameCost: 'custa o mesmo',
  moreCost: 'mais {cost}',
  lessCost: 'menos {cost}',
  lessWaste: 'sobram menos {cost} em embalagens',
  moreWaste: 'sobram mais {cost} em embalagens',
  moreKcal: 'mais {kcal, plural, other {# kcal}} nesse dia',
  lessKcal: 'menos {kcal, plural, other {# kcal}} nesse dia',
  back: 'Voltar à ementa',

  // The shopping list
  shopping: 'Lista de compras',
  ticked: '{ticked} de {items, number} no cesto',
  clearTicks: 'Desmarcar tudo',
  needed: 'necessário: {amount}',
  usedIn: 'para {dishes}',
  usedInMore: 'para {dishes} e mais {more, plural, one {# prato} other {# pratos}}',
  pantry: 'Costuma haver em casa',
  pantryLead: 'Dá uma vista de olhos antes de saíres. Não entra no total.',
  stores: 'A mesma lista noutras lojas',
  storesLead: 'As mesmas embalagens segundo o nível de preços habitual de cada loja: uma estimativa.',
  thisStore: 'esta ementa',

  // A recipe
  people: '{people, plural, one {para # pessoa} other {para # pessoas}}',
  fewer: 'Para menos pessoas',
  more: 'Para mais pessoas',
  adultPortions: 'Porções de adulto; quantidades tal como se compram, antes de descascar e desossar.',
  withdrawn: 'Esta receita foi retirada. Continua aqui por causa dos planos que a incluem.',
  photograph: 'Fotografia: {credit}, {license}',
  ingredients: 'Ingredientes',
  pantryMark: 'costuma haver em casa',
  steps: 'Preparação',
  nutrition: 'Informação nutricional por porção',
  energy: 'Energia',
  protein: 'Proteínas',
  fat: 'Gorduras',
  carb: 'Hidratos de carbono',
  fiber: 'Fibra',
  salt: 'Sal',
  allergens: 'Alergénios',
  noAllergens: 'Nenhum dos catorze de declaração obrigatória na UE',
  checkLabel: '{foods}: depende da marca, consulta o rótulo',
  buckwheat: 'Contém trigo-sarraceno, alergénio de declaração obrigatória no Japão',
  equipment: 'Equipamento',
  noEquipment: 'Não é preciso nenhum',
  keeps: 'Conservação',
  keepsDays: '{days, plural, =0 {para comer logo} one {# dia no frigorífico} other {# dias no frigorífico}}',
  costWhere: 'Quanto custa',
  costFor: '{people, plural, one {cerca de {cost} para # pessoa} other {cerca de {cost} para # pessoas}}',
  costLead: 'A parte usada de cada embalagem, sem o que costuma haver em casa.',

  // The form that makes a plan
  homeTitle: 'A ementa da semana e uma só lista de compras',
  homeLead:
    'Pratos para cada dia, uma lista em embalagens inteiras com preço estimado e uma razão verdadeira para cada escolha. Sem registo.',
  wherePart: 'Onde fazes compras',
  showStores: 'Mostrar as lojas deste país',
  whoPart: 'Quem come',
  adults: 'Adultos',
  kidAges: 'Idades das crianças',
  kidAgesHint: 'Em anos, separadas por vírgulas: 4, 9',
  slotsPart: 'Refeições da ementa',
  dietPart: 'O que comes',
  diet: 'Dieta ou regra',
  anything: 'De tudo',
  avoid: 'Alergias: nunca na mesa',
  moneyPart: 'Quanto pode custar',
  budgetValue: 'Orçamento',
  budgetMode: 'Orçamento para',
  budgetHint: 'Deixa vazio se não houver limite.',
  morePart: 'Outras preferências',
  goal: 'Objetivo',
  startDate: 'Primeiro dia',
  kitchenHas: 'Equipamento de cozinha',
  collection: 'Da coleção',
  noCollection: 'Todas as receitas',
  without: 'Excluir',
  build: 'Criar a ementa',
  building: 'A criar a ementa…',
  choose: 'Escolher…',
  mistakes: 'Verifica as tuas respostas',
  checkCountry: 'Escolhe um país.',
  checkStore: 'Escolhe uma loja deste país: {country}.',
  checkCurrency: 'Escreve o orçamento na moeda do país, por exemplo {example}.',
  checkOther: 'Escolhe ou escreve aqui outro valor: {field}.',
  checkAgain: 'Algo no formulário não bate certo. Revê as respostas e tenta outra vez.',
  budgetRead: 'Lido como {sum}.',
  noDishFor: '{meal}: não resta nenhum prato para esta refeição.',
  drop: 'Retirar «{wish}»: {dishes, plural, one {# prato} other {# pratos}}',
  dropLead: 'Isto ajudaria:',
  noDishHelp: 'Retira algumas condições e tenta outra vez.',
  checkKids: 'Escreve as idades das crianças em números inteiros de 0 a 17, separadas por vírgulas.',
  checkBudget: 'Escreve o orçamento como número ou deixa-o vazio.',
  checkSlots: 'Escolhe pelo menos uma refeição.',

  // Lists of recipes
  search: 'Pesquisar',
  searchHint: 'Prato ou ingrediente',
  meal: 'Refeição',
  allMeals: 'Todas as refeições',
  found: '{count, plural, =0 {Sem resultados} one {# receita} other {# receitas}}',
  foundNothing: 'Tenta com outra palavra ou com menos palavras.',
  previous: 'Anterior',
  next: 'Seguinte',
  pageOf: 'Página {page, number} de {pages, number}',
  planFrom: 'Criar uma ementa com esta coleção',

  // For developers
  docsLead:
    'Tudo o que há nestas páginas vem de uma API pública sem chaves nem contas. Usa-a nos teus projetos; respeita, por favor, os limites indicados.',
  docsRest: 'Cada caminho com os seus campos; experimenta as chamadas na própria página.',
  docsGraphql: 'Um único ponto de acesso para todos os dados e ementas, com um editor que completa enquanto escreves.',
  docsFile: 'A descrição OpenAPI 3.1 num ficheiro',
}

const reason = {
  leftover:
    'Sobra {cookedSlot, select, breakfast {do pequeno-almoço} lunch {do almoço} snack {do lanche} dinner {do jantar} other {de uma refeição}} da véspera: para esta refeição não há nada para cozinhar',
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
  newKitchen:
    '{kitchen}: outra cozinha, para variar, porque a de «{other}» já aparece {times, plural, one {uma vez} other {# vezes}}',
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
  variant: 'Outra boa opção, já que pediste uma ementa diferente',
  equallyGood: 'Tão bom como «{other}» em tudo o que é avaliado',
  weighed: 'À frente de «{other}», tudo somado',
  batch: 'Cozinha-se uma vez para dois dias',
  quickDish: 'Na mesa em {time}',
  onlyMain: 'O único prato da ementa com este ingrediente principal: {ingredient}',
  richInProtein: '{protein, number} g de proteína por porção',
  portion: 'Pronto em {time}; uma porção tem {kcal, number} kcal e {protein, number} g de proteína',
}

const warning = {
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
  sameMainNextDay:
    '{slot}: o mesmo ingrediente principal em dois dias seguidos, {days, plural, one {uma vez} other {# vezes}}.',
  mainTooOften:
    'Há {times, plural, one {# refeição} other {# refeições}} à base de {ingredient}; o melhor seria até {limit, number}.',
  kitchenTooOften:
    '{kitchen}: {times, plural, one {# prato é} other {# pratos são}} desta mesma cozinha; seria melhor não passar de {limit, number}.',
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
  infants:
    '{count, plural, one {Uma criança com menos de um ano ainda não come} other {# crianças com menos de um ano ainda não comem}} os pratos da família e não {count, plural, one {é contada} other {são contadas}}.',
  pricesBorrowed:
    '{percent, number}% do custo é estimado a partir de produtos parecidos, porque as estatísticas não têm séries destes.',
  pricesUnofficial:
    '{percent, number}% do custo assenta em valores aproximados que nenhum instituto de estatística publicou.',
  pricesOld: '{percent, number}% do custo assenta em valores com mais de dois anos, atualizados com índices de preços.',
  pricesRough:
    'Os preços são apenas indicativos: {percent, plural, =0 {nenhuma parte do custo assenta} other {#% do custo assenta}} num preço oficial recente desse mesmo produto; {percent, plural, =0 {tudo é estimado} other {o resto é estimado}} a partir de produtos parecidos ou de valores aproximados ou mais antigos.',
}

const source = {
  rosstat: 'Rosstat',
  bls: 'Gabinete de Estatísticas do Trabalho dos EUA (BLS)',
  eurostat: 'Níveis de preços e IHPC do Eurostat',
}

export default {
  label,
  quantity,
  page,
  reason,
  warning: { ...warning, nearAllergen },
  error,
  source,
} as const satisfies Messages
