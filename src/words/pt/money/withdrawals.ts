import type { Words } from '../../../lib/i18n/words.ts';

/** The Portuguese of withdrawals, what limits them, and the addresses they go to. */
export const withdrawals: Words<'pt', 'money/withdrawals'> = {
  /** Withdrawals and the list of transactions. */
  withdrawals: {
    title: 'Solicitar saque',
    lead: 'Escolha para onde vai o seu dinheiro. Nenhum saque exige outro pagamento.',
    fee: 'Taxa',

    addressHint: {
      Bitcoin: 'Começa com 1, 3 ou bc1; na rede de teste, com m, n, 2 ou tb1.',
      Ethereum: 'Começa com 0x, seguido de 40 letras e algarismos.',
      USDT: 'USDT na Ethereum (ERC20): começa com 0x. USDT na TRON (TRC20): começa com T.',
      TON: 'Começa com EQ ou UQ; na rede de teste, com kQ ou 0Q.',
    },

    kind: {
      bitcoin: 'Bitcoin',
      ethereum: 'Ethereum',
      tron: 'TRON',
      ton: 'TON',
      usdtEthereum: 'USDT na Ethereum (ERC20)',
      usdtTron: 'USDT na TRON (TRC20)',
    },
    mainNetwork: 'rede principal',
    testNetwork: 'rede de teste',

    fault: {
      form: 'Isto não parece um endereço de {{method}}.',
      characters: 'Isto contém caracteres que um endereço assim nunca tem.',
      length: 'É curto ou longo demais. Copie o endereço inteiro.',
      case: 'Maiúsculas e minúsculas estão misturadas. Copie o endereço novamente.',
      checksum:
        'A soma de verificação está errada: pelo menos um caractere não está certo. Copie o endereço novamente.',
      unsupported: 'Não é possível pagar com segurança a este tipo de endereço. Informe outro.',
      otherChain: 'Este é um endereço de {{chain}}. Não pode ser usado para {{method}}.',
    },
    belowMinimum: 'O mínimo é {{minimum}}; menos, só se for todo o seu saldo.',
    waits: 'Pode ser aprovado e pago a partir de {{date}}',

    transactions: 'Transações',
    withdraws: 'Saques',
    deposits: 'Depósitos',
    caption: 'Seus saques, os mais recentes primeiro',
    amount: 'Valor',
    method: 'Forma de pagamento',
    status: 'Situação',
    date: 'Data',
    empty: 'Nenhum saque no momento',
    reason: 'Motivo, como foi escrito: {{reason}}',
    transaction: 'Transação: {{id}}',
    to: 'Para {{address}}',
    memo: 'Comentário: {{memo}}',
    coins: '{{coins}} enviados, a {{price}} por moeda',
    lessFee: 'Taxa {{fee}}; são enviados {{pays}}',
    cancel: 'Cancelar',
    cancelLabel: 'Cancelar o saque de {{amount}}',
    cancelled: 'Cancelado. {{amount}} estão disponíveis novamente.',
  },
  /** The page of withdrawals and the request for one. */
  withdrawing: {
    cancelTitle: 'Cancelar este saque?',
    cancelText:
      '{{amount}} voltam ao seu saldo disponível. Você pode solicitar novamente a qualquer momento; um endereço que nunca recebeu pagamento espera de novo.',
    cancelYes: 'Sim, cancelar',
    cancelNo: 'Manter',
    available: 'Saldo disponível',
    minimum: 'Mínimo',
    duration: 'Prazo',
    noFee: 'Nenhuma',
    request: 'Solicitar saque',
    requestBy: 'Solicitar saque: {{method}}',
    unverified: 'Verifique sua conta',
    unverifiedText:
      'Saques exigem um e-mail confirmado. Abra o link no e-mail que enviamos para {{email}} e depois volte a esta página.',
    dialogText: 'O pagamento será enviado pelo método que você escolheu.',
    enterAddress: 'Informe o endereço',
    memoHint:
      'Se o endereço for de uma corretora, indique o comentário (memo) que ela mostra: sem ele, o dinheiro pode não chegar até você. Deixe vazio para uma carteira própria.',
    noMemo: 'Nenhum: correto apenas para uma carteira própria',
    enterAmount: 'Informe o valor',
    amountHint: 'Disponível: {{available}}. Mínimo: {{minimum}}, ou todo o seu saldo se for menor.',
    most: 'Máx.',
    cost: 'Taxa {{fee}}; {{pays}} são enviados e {{remains}} ficam disponíveis.',
    orWhole: 'ou todo o seu saldo se for menor',
    submit: 'Enviar',
    sent: 'Ordem enviada',
    sentText: '{{amount}} por {{method}}. Uma pessoa analisa.',
    next: 'O que acontece a seguir',
    nextHold: '{{amount}} são reservados do seu saldo disponível.',
    nextReview: 'Uma pessoa analisa a solicitação. Até lá você pode cancelá-la em Transações.',
    nextPay:
      'Uma segunda pessoa paga {{amount}} no seu endereço, em moedas que valem isso no momento do pagamento. Nenhuma taxa de câmbio é prometida.',
    noChecksum:
      'Escrito assim, o endereço não tem soma de verificação: um caractere errado passaria despercebido. Compare-o com o original.',
    aboveBalance: 'É mais do que o seu saldo disponível.',
    earlierArrived:
      'Sua tentativa anterior acabou chegando, e nada mais foi enviado. Veja em Transações; envie novamente apenas se quiser um segundo saque.',
  },
  /** What limits requests for money. */
  limits: {
    title: 'Limites de saque',
    none: 'Nenhum definido',
    day: '{{limit}} em 24 horas',
    month: '{{limit}} em 30 dias',
    noDay: 'sem limite em 24 horas',
    noMonth: 'sem limite em 30 dias',
    next: 'A partir de {{date}}: {{what}}.',
    set: 'Definir limites',
    change: 'Alterar os limites',
    lead: 'O máximo que a sua conta pode solicitar em saques. Um limite mais baixo vale na hora; um mais alto, ou nenhum, vale depois de 48 horas. Avisamos você de cada mudança por e-mail.',
    enterDay: 'Limite para 24 horas',
    enterMonth: 'Limite para 30 dias',
    hint: 'Em dólares americanos. Vazio: sem limite.',
    least: 'Um limite é de pelo menos {{least}}, para que um saque continue possível.',
    keep: 'Preencher com os limites atuais',
    save: 'Salvar os limites',
    saved: 'Os seus limites foram salvos',
    withoutFactor:
      'Sem um segundo fator, e nas 24 horas depois de adicioná-lo, você pode solicitar saques de no máximo {{sum}} em 24 horas.',
    setUpFactor: 'Configurar um segundo fator',
    sumLeft:
      'Sem um segundo fator, e nas 24 horas depois de adicioná-lo, você pode solicitar {{sum}} em 24 horas. Agora restam {{left}}.',
    dayLeft: 'O seu próprio limite é de {{limit}} em 24 horas. Restam agora {{left}}.',
    monthLeft: 'O seu próprio limite é de {{limit}} em 30 dias. Restam agora {{left}}.',
    moreFrom: 'Será possível solicitar mais a partir de {{date}}.',
    aboveSum:
      'Sem um segundo fator, e nas 24 horas depois de adicioná-lo, você pode solicitar {{left}} agora. Para solicitar mais, configure um na sua conta ou espere até que ele conte.',
    aboveDay:
      'O seu próprio limite para 24 horas deixa {{left}}. Para solicitar mais, aumente-o na sua conta: um limite mais alto vale depois de 48 horas.',
    aboveMonth:
      'O seu próprio limite para 30 dias deixa {{left}}. Para solicitar mais, aumente-o na sua conta: um limite mais alto vale depois de 48 horas.',
  },
  /** The address book, and what payments wait for. */
  payouts: {
    wait: {
      new_address:
        'O dinheiro sai para um endereço novo 48 horas depois do primeiro uso. Usado agora, pode ser pago a partir de {{date}}.',
      new_address_after_change:
        'A sua senha ou um aplicativo autenticador foi alterado, ou um novo dispositivo entrou, por isso um endereço novo espera mais 24 horas: usado agora, pode ser pago a partir de {{date}}.',
      recovered: 'A sua conta foi recuperada por e-mail. Nada sai dela antes de {{date}}.',
      recovery_code_used: 'Um código de recuperação foi usado. Nada sai da sua conta antes de {{date}}.',
      email_changed: 'O seu e-mail foi alterado. Nada sai da sua conta antes de {{date}}.',
    },
    addresses: {
      title: 'Os seus endereços de recebimento',
      lead: 'Quem entra na sua conta não deve poder esvaziá-la antes de você ler o nosso e-mail. Por isso cada endereço novo espera. Ninguém pode encurtar isto, nem nós.',
      caption: 'Os seus endereços de recebimento, o mais recente primeiro',
      empty: 'Você ainda não usou nenhum endereço',
      hidden: 'Os seus endereços são mostrados se você usou o seu segundo fator na última hora.',
      show: 'Mostrar endereços',
      address: 'Endereço',
      added: 'Adicionado',
      state: 'Pode ser pago',
      now: 'Agora',
      from: 'A partir de {{date}}',
      remove: 'Remover',
      removeLabel: 'Remover {{address}}',
      removed: 'O endereço foi removido. Se você o usar de novo, ele espera de novo.',
    },
    notBefore: 'Não antes de {{date}}',
    nextWait:
      'O endereço é novo, ou algo mudou na sua conta: o pedido pode ser aprovado e pago a partir de {{date}}. Até lá você pode cancelá-lo.',
  },
};
