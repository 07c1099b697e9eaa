import type { Words } from '../words';

/** Withdrawals and the list of transactions. */
export const withdrawals: Words<'pt', 'withdrawals'> = {
  title: 'Solicitar saque',
  lead: 'Escolha para onde vai o seu dinheiro. Nenhum saque exige outro pagamento.',
  available: 'Saldo disponível',
  minimum: 'Mínimo',
  duration: 'Prazo',
  request: 'Solicitar saque',
  requestBy: 'Solicitar saque: {{method}}',
  unverified: 'Verifique sua conta',
  unverifiedText:
    'Saques exigem um e-mail confirmado. Abra o link no e-mail que enviamos para {{email}} e depois volte a esta página.',

  dialogText: 'O pagamento será enviado pelo método que você escolheu.',
  enterAddress: 'Informe o endereço',
  enterAmount: 'Informe o valor',
  amountHint: 'Disponível: {{available}}. Mínimo: {{minimum}}, ou todo o seu saldo se for menor.',
  addressHint: {
    Bitcoin: 'Começa com 1, 3 ou bc1; na rede de teste, com m, n, 2 ou tb1.',
    Ethereum: 'Começa com 0x, seguido de 40 letras e algarismos.',
    USDT: 'USDT na Ethereum (ERC20): começa com 0x. USDT na TRON (TRC20): começa com T.',
    TON: 'Começa com EQ ou UQ; na rede de teste, com kQ ou 0Q.',
  },
  submit: 'Enviar',
  sent: 'Ordem enviada',

  next: 'O que acontece a seguir',
  nextHold: '{{amount}} são reservados do seu saldo disponível.',
  nextReview: 'Uma pessoa analisa a solicitação. Até lá você pode cancelá-la em Transações.',
  nextPay:
    'Uma segunda pessoa paga no seu endereço, em moedas que valem esse valor no momento do pagamento. Este site não informa taxa de câmbio.',
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
  noChecksum:
    'Escrito assim, o endereço não tem soma de verificação: um caractere errado passaria despercebido. Compare-o com o original.',

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
  aboveBalance: 'É mais do que o seu saldo disponível.',
  earlierArrived:
    'Sua tentativa anterior acabou chegando, e nada mais foi enviado. Veja em Transações; envie novamente apenas se quiser um segundo saque.',

  transactions: 'Transações',
  withdraws: 'Saques',
  deposits: 'Depósitos',
  caption: 'Seus saques, os mais recentes primeiro',
  amount: 'Valor',
  method: 'Forma de pagamento',
  status: 'Situação',
  date: 'Data',
  empty: 'Nenhum saque no momento',
  reason: 'Motivo: {{reason}}',
  transaction: 'Transação: {{id}}',
  to: 'Para {{address}}',
  cancel: 'Cancelar',
  cancelLabel: 'Cancelar o saque de {{amount}}',
  cancelTitle: 'Cancelar este saque?',
  cancelText: '{{amount}} voltam ao seu saldo disponível. Você pode solicitar novamente a qualquer momento.',
  cancelYes: 'Sim, cancelar',
  cancelNo: 'Manter',
  cancelled: 'Cancelado. {{amount}} estão disponíveis novamente.',
};
