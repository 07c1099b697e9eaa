import type { Words } from '../words';

/** Plans and buying them. */
export const investments: Words<'pt', 'investments'> = {
  title: 'Escolha um plano para investir…',
  lead: 'Uma meta é o que um plano busca alcançar. Ela não é garantida: você pode receber menos, ou nada.',
  balance: 'Saldo',
  start: 'Começar agora',
  duration: 'Duração',
  target: 'Meta de retorno',
  notGuaranteed: 'meta, não garantida',
  noPlans: 'Nenhum plano é oferecido no momento',
  noPlansText: 'Seu saldo fica como está.',
  submitted: 'Solicitação enviada',

  confirm: {
    title: 'Investir em {{plan}}',
    leaves: 'Sai do seu saldo',
    until: 'Retido até',
    text: 'Enquanto o plano retém o valor, você não pode sacá-lo; quando o plano termina, ele volta ao seu saldo. Receitas são somadas ao seu saldo sempre que alguma for lançada, e só então.',
    submit: 'Investir {{amount}}',
    newPrice: 'Continuar a {{amount}}',
    newTerm: 'Continuar com a nova data final',
    retrySafe: 'Você pode tentar novamente: o plano não é comprado duas vezes.',
    earlierArrived:
      'Sua tentativa anterior acabou chegando, e nada mais foi comprado. Ela está entre os seus pacotes; confirme novamente apenas se quiser um segundo.',
  },

  positions: {
    title: 'Seus pacotes',
    caption: 'Seus pacotes, os mais recentes primeiro',
    plan: 'Plano',
    amount: 'Valor',
    status: 'Situação',
    newest_one: 'É mostrado o mais recente.',
    newest_many: 'São mostrados os {{count}} mais recentes.',
    newest_other: 'São mostrados os {{count}} mais recentes.',
  },
};
