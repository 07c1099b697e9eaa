import type { Words } from '../../../lib/i18n/words.ts';

/** The Portuguese of the statement, and of who may move money. */
export const statement: Words<'pt', 'money/statement'> = {
  /** That a step needs a confirmed identity, said before it. */
  identity: {
    title: 'Confirme primeiro sua identidade',
    deposit:
      'Este site só aceita depósitos de pessoas cuja identidade confirmou. Não envie nada antes disso.',
    plan: 'Este site só vende planos a pessoas cuja identidade confirmou.',
    withdrawal:
      'Este site só paga pessoas cuja identidade confirmou. Enquanto isso, seu saldo continua sendo seu.',
    laterTitle: 'Sua identidade será necessária',
    later: {
      plan: 'Você pode depositar agora. Antes de comprar um plano, este site precisa ter confirmado sua identidade.',
      withdrawal:
        'Você pode depositar agora. Antes de sacar dinheiro, este site precisa ter confirmado sua identidade. Você pode enviar o documento hoje.',
      both: 'Você pode depositar agora. Antes de comprar um plano ou sacar dinheiro, este site precisa ter confirmado sua identidade. Você pode enviar o documento hoje.',
    },
    go: 'Ir para a verificação de identidade',
  },
  /** The statement: every line of the books. */
  statement: {
    tab: 'Extrato',
    lead: 'Cada movimento do seu dinheiro, como consta nos livros, e o que você possuía depois dele. Os dias são UTC.',
    caption: 'Cada movimento do seu dinheiro, do mais recente ao mais antigo',
    number: 'Número',
    booked: 'Registrado em',
    what: 'Descrição',
    day: 'Do dia',
    change: 'Variação',
    moved: 'movido',
    empty: 'Nada foi registrado ainda',
    emptyText: 'A primeira linha aparece quando o seu primeiro depósito é aprovado.',
    notAll: 'Nem todas as linhas estão carregadas, então faltam algumas aqui. O PDF contém todas.',
    emptyFilter: 'Nada deste tipo foi registrado neste período',
    save: 'Salvar como {{kind}}',
    filter: {
      kind: 'Mostrar',
      all: 'Tudo',
      deposits: 'Depósitos',
      plans: 'Planos',
      yield: 'Rendimento',
      bonuses: 'Bônus',
      withdrawals: 'Saques',
      corrections: 'Correções',
      portfolio: 'Portfólio',
      from: 'De',
      to: 'Até',
    },
    totals: {
      title: 'Como tudo se soma',
      deposit: 'Depositado',
      yield: 'Lucro: rendimento registrado',
      yield_reversal: 'Rendimento estornado',
      yield_receivable: 'Gasto antes de ser retirado',
      deposit_reversal: 'Depósitos retirados',
      deposit_receivable: 'Depósitos gastos antes de serem retirados',
      bonus: 'Bônus',
      profit_bonus: 'Bônus de lucro',
      referral_bonus: 'Bônus de indicação',
      withdrawal_pay: 'Saques pagos',
      withdrawal_fee: 'Taxas de saques',
      correction: 'Correções',
      insurance_payout: 'Pago pelo fundo de seguro',
      subscribe: 'Colocado em portfólio e estratégias',
      unsubscribe: 'Devolvido de portfólio e estratégias',
      redeem: 'Retirado de portfólio e estratégias',
      opening: 'Seu total antes de {{day}}',
      closing: 'Seu total no fim de {{day}}',
      agrees: 'Estas somas de todas as linhas conferem com os números do seu painel.',
      differs:
        'Estas somas não conferem com os números do seu painel. Recarregue esta página; se continuar assim, avise-nos.',
    },
    pdf: {
      title: 'Extrato da conta',
      holder: 'Titular',
      email: 'E-mail do titular',
      beginning: 'o início',
      sandbox: 'Ambiente de testes: dinheiro fictício sem valor.',
      note: 'Feito em {{day}}. Os dias são UTC; valores em dólares americanos. O dinheiro sem sinal só mudou de lugar.',
      page: 'Página {{page}} de {{pages}}',
    },
  },
};
