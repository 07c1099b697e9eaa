import type { Words } from '../../../lib/i18n/words.ts';

/** The Portuguese of plans and buying them. */
export const investments: Words<'pt', 'money/investments'> = {
  evidence: { stated: 'Declarado por {{by}}, não comprovado' },
  /** Plans and buying them. */
  investments: {
    title: 'Escolha um plano para investir…',
    lead: 'Uma meta é o que um plano busca alcançar. Ela não é garantida: você pode receber menos, ou nada.',
    balance: 'Saldo',
    start: 'Começar agora',
    deposit: 'Fazer um depósito',
    duration: 'Duração',
    target: 'Meta de retorno',
    notGuaranteed: 'meta, não garantida',
    noPlans: 'Nenhum plano é oferecido no momento',
    noPlansText: 'Seu saldo fica como está.',
    submitted: 'Solicitação enviada',
    bought: '{{plan}} comprado por {{amount}}.',

    positions: {
      title: 'Seus pacotes',
      caption: 'Seus pacotes, os mais recentes primeiro',
      plan: 'Plano',
      amount: 'Valor',
      status: 'Situação',
      topUp: 'Reforçar',
      topUps: 'Reforços: {{number}}',
      bonus: 'Bônus de lucro: {{percent}} das receitas, após o fim',
      bonusBooked: 'Bônus de lucro: {{amount}}',
      newest_one: 'É mostrado o mais recente.',
      newest_many: 'São mostrados os {{count}} mais recentes.',
      newest_other: 'São mostrados os {{count}} mais recentes.',
    },
  },
};
