import type { Words } from '../words';

/** What the bell opens; the keys below are tables and statuses. */
export const notifications: Words<'pt', 'notifications'> = {
  title: 'Notificações',
  unread: 'Notificações, {{number}} não lidas',
  readAll: 'Marcar tudo como lido',
  earlier: 'Mostrar anteriores',
  new: 'Novo:',
  empty: 'Nada aconteceu ainda',
  emptyText:
    'Cada mudança de um depósito, saque, plano ou verificação de identidade, e cada resposta a uma mensagem, aparece aqui.',
  reason: 'Motivo: {{reason}}',
  arrived:
    'Seu depósito foi aprovado: chegaram {{amount}}, que estão no seu saldo. Você tinha digitado {{claimed}}.',
  other: 'Algo mudou na sua conta.',
  deposits: {
    pending: 'Recebemos seu comprovante de um depósito de {{amount}}.',
    approved: 'Seu depósito de {{amount}} foi aprovado.',
    rejected: 'Seu depósito de {{amount}} foi recusado.',
  },
  withdrawals: {
    pending: 'Você solicitou um saque de {{amount}}.',
    approved: 'Seu saque de {{amount}} foi aprovado. Uma segunda pessoa o paga.',
    lapsed:
      'Seu saque de {{amount}} aguarda aprovação novamente: quem o aprovou não é mais operador. Até lá, você pode cancelá-lo.',
    paying: 'Seu saque de {{amount}} está sendo pago. Ele não pode mais ser cancelado.',
    paid: 'Seu saque de {{amount}} foi pago.',
    rejected: 'Seu saque de {{amount}} foi recusado. O valor voltou ao seu saldo.',
    cancelled: 'Você cancelou um saque de {{amount}}.',
  },
  positions: {
    active: 'Você comprou um plano por {{amount}}.',
    matured: 'Um plano terminou. O principal de {{amount}} voltou ao seu saldo.',
    closed: 'Um plano de {{amount}} foi encerrado.',
  },
  corrections: {
    booked: 'Uma correção de {{amount}} foi lançada no seu saldo.',
  },
  yields: {
    reversed: 'Um dia de rendimento foi registrado por engano. {{amount}} foram estornados do seu saldo.',
  },
  freezes: {
    set: 'Sua conta foi bloqueada: por enquanto você não pode investir nem solicitar um saque, e nada é aprovado nem pago.',
    lifted: 'Sua conta não está mais bloqueada.',
  },
  bonuses: {
    granted: 'Você recebeu um bônus de {{amount}}. Ele está no seu saldo.',
  },
  referrals: {
    credited: 'O primeiro plano de alguém que você indicou terminou: {{amount}} estão no seu saldo.',
  },
  messages: {
    answered: 'Um operador respondeu à sua mensagem “{{subject}}”.',
    closed: 'Sua mensagem “{{subject}}” foi encerrada sem resposta. Você pode escrever de novo.',
  },
  kyc_cases: {
    pending: 'Recebemos seus dados de identidade.',
    approved: 'Sua identidade foi confirmada.',
    rejected: 'Não foi possível aceitar seus dados de identidade.',
  },
};
