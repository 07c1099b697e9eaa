import type { Words } from '../../../lib/i18n/words.ts';

/** The Portuguese of the transparency page. */
export const transparency: Words<'pt', 'site/transparency'> = {
  /** The public page of what is owed and what stands against it; the back office says some of it, too. */
  transparency: {
    title: 'Transparência',
    description:
      'O que os livros devem a todos os investidores, o que se declara em contrapartida, como verificar ambos e o que isso não prova.',
    lead: 'O que os livros devem ao conjunto dos investidores e o que existe em contrapartida. O que é devido e a contrapartida são do retrato mais recente; receitas e planos são deste momento.',
    loading: 'Carregando os números…',
    failed: 'O banco de dados não respondeu.',
    paper:
      'Os portfólios e estratégias deste ambiente de testes são simulados. Contam pelo que renderia a sua venda na última avaliação, mais o dinheiro que espera para entrar. Moedas simuladas não são reserva.',
    owed: 'O que é devido',
    none: 'Nenhum retrato foi publicado ainda.',
    figuresAsOf: 'Capacidade e receitas em {time} UTC. São somadas cerca de uma vez por minuto.',
    asOf: 'Retrato {number}, de {date}',
    total: 'Total devido',
    available: 'Disponível',
    invested: 'Investido em planos',
    withdrawing: 'Em saque',
    accrued: 'Rendimento ainda não creditado',
    pooled: 'Em portfólios e estratégias',
    against: 'O que existe em contrapartida',
    noReserves: 'Nenhuma reserva foi atestada. Nada nesta página mostra que o dinheiro está lá.',
    reserves: 'Reservas atestadas',
    coverage: 'Coberto por elas',
    insurance: 'Fundo de seguro, menos o que faltar no caixa',
    insured: 'Coberto por ele',
    paidOut: 'Pago com o fundo de seguro',
    payoutOf: '{date}: {amount} a {people} pessoas, que perderam {lost}',
    reserveWorth: 'valia {value} em {date}, segundo o operador',
    reserveOld: 'Assinado há mais de um mês: não conta.',
    address: 'Endereço',
    block: 'Bloco',
    message: 'Mensagem assinada',
    signature: 'Assinatura',
    howToCheck: 'Como verificar',
    capacity: 'Capacidade',
    sold: 'Vendida: principal em planos',
    income: 'Receita lançada com comprovante, últimos 30 dias',
    days: 'Dias com essa receita',
    booked: 'Receita menos perdas, desde o início',
    credited: 'Rendimento creditado aos investidores, desde o início',
    capacityOf: '{sold} vendidos de {capacity} comprovados desde {date}:',
    hashrateOf: 'Em pacotes, {sold} PH/s dos {capacity} PH/s de que há evidência.',
    noCapacity:
      'Nenhuma evidência de capacidade de mineração está publicada aqui, portanto nenhuma é afirmada.',
    history: 'O que era devido, dia a dia',
    historyText: 'O total de cada retrato; o mais recente é {total}.',
    snapshots: 'Todos os retratos',
    snapshot: 'Retrato',
    date: 'Data',
    root: 'Raiz',
    seal: 'Selo',
    older: 'Retratos anteriores',
    restorations: 'Restaurado de um backup',
    restoredTo:
      'Em {at} UTC o site foi restaurado de um backup para o seu estado de {moment} UTC. O que foi registrado nesse intervalo se perdeu, também os retratos com números depois de {after} e antes de {number}, se houve algum.',
    restoredReason: 'Motivo',
    verify: 'Como verificar',
    steps: {
      sign: 'Entre na sua conta. Seu navegador verifica sozinho cada novo retrato e mostra o resultado no seu painel.',
      receipt: 'Baixe o recibo ali. Ele contém seu próprio registro e o caminho dele até a raiz.',
      tool: 'Verifique-o com o programa do nosso código-fonte, npm run verify, ou com um que você mesmo escreva a partir do formato publicado.',
      compare:
        'Compare o selo mais recente com outras pessoas e guarde-o. Ele compromete todos os retratos anteriores: dois selos diferentes de um mesmo retrato provam que alguém foi enganado.',
    },
    limits: 'O que isto não prova',
    limit: {
      solvency:
        'Que o dinheiro está lá. A árvore mostra o que é devido; as reservas são o que os operadores atestam, e o software não verifica as assinaturas.',
      borrowed: 'Que as reservas são da casa. Elas podem ter sido emprestadas para o dia da assinatura.',
      hidden: 'Que não há dívidas fora destes livros.',
      unseen: 'Que não se omita quem nunca olha. Cada investidor que verifica torna isso mais difícil.',
      siblings:
        'Sigilo completo das somas. Um recibo mostra as somas dos ramos ao lado do seu caminho; a menor pode ser o saldo de um único outro investidor, sem nome.',
      kinds: 'A divisão por tipos. Ela está selada, mas a árvore prova apenas o total.',
    },
  },
};
