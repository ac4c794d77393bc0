/** The statement on accessibility. */
export const accessibility = {
  title: 'Acessibilidade',
  lead: 'Estas páginas são feitas para todos: com teclado, leitor de ecrã, letra grande ou um só polegar.',
  holdsTitle: 'O que se faz',
  standard:
    'Seguem as diretrizes WCAG 2.2, nível AA. Os testes procuram falhas num navegador, em claro e em escuro; nos planos, também com cores forçadas e com 200 % de zoom.',
  keyboard:
    'Tudo se alcança pelo teclado, e a primeira ligação leva ao conteúdo. O que um gráfico mostra está ao lado em palavras.',
  scripts:
    'Planos, trocas e alterações funcionam sem scripts. Precisam deles as marcas guardadas, os temporizadores e as listas partilhadas.',
  limitsTitle: 'Limites conhecidos',
  drawings: 'Os desenhos dos pratos não têm descrição: não mostram nada que o texto ao lado não diga.',
  explorers: 'Os exploradores da API vêm de outros projetos e não foram verificados.',
  people: 'Até agora, nenhuma pessoa com deficiência testou estas páginas.',
  writeTitle: 'Alguma coisa não funciona?',
  write: 'Escreva ao operador deste serviço e indique a página.',
}
