import type { Words } from '../../lib/i18n/words.ts';

/** The Portuguese of what plans and top-ups mean. */
export const plans: Words<'pt', 'plans'> = {
  planMeaning: {
    title: 'O que isso significa',
    inEnglish: 'Os nomes e as ofertas dos planos estão escritos em inglês.',
    fixed: 'Um pacote custa {{min}}.',
    amount: 'Qualquer valor de {{min}} a {{max}}. Nenhum pacote contém mais, nem com reforços.',
    topUps:
      'Você pode reforçar um pacote ativo até {{number}} vezes por dia (UTC). Cada parte participa das receitas desde que é adicionada e volta com o pacote.',
    profitBonus:
      'Quando um pacote termina, adicionamos {{percent}} das receitas lançadas para ele, se houve alguma.',
    bonusWhen:
      'O bônus de lucro é apurado quando nenhuma receita do pacote pode mais ser lançada: em regra um dia após o fim, no máximo 61 dias depois. O que for corrigido mais tarde não o altera.',
    referralBonus:
      'Se alguém indicou você, essa pessoa recebe de nós {{percent}} do preço do seu primeiro pacote ao fim do prazo.',
    target:
      '{{percent}} é o que o plano busca em todo o prazo. Não é garantido, e nada é calculado a partir disso.',
    hashrate: 'Cada {{amount}} representa {{number}} PH/s de capacidade.',
  },

  topUp: {
    action: 'Reforçar',
    title: 'Reforçar {{plan}}',
    now: 'Agora no pacote',
    after: 'Depois no pacote',
    room: 'Até {{room}}. Agora você pode investir {{available}}. Reforços restantes hoje (UTC): {{number}}.',
    text: 'O que você adiciona participa das receitas a partir de agora e volta com o pacote em {{date}}. Não pode ser sacado antes.',
    submit: 'Adicionar {{amount}}',
    done: 'Adicionado ao seu pacote',
    retrySafe: 'Você pode tentar novamente: nada é adicionado duas vezes.',
    earlierArrived:
      'Sua tentativa anterior acabou chegando, e nada mais foi adicionado. Envie de novo apenas se quiser adicionar mais.',
  },

  purchase: {
    title: 'Investir em {{plan}}',
    leaves: 'No plano',
    until: 'No plano até',
    amount: 'Valor',
    range: 'De {{min}} a {{max}}. Agora você pode investir {{available}}.',
    belowMinimum: 'No mínimo {{amount}}',
    aboveMaximum: 'No máximo {{amount}}',
    text: 'O que está no plano não pode ser sacado antes desse dia; então volta sozinho ao seu saldo. O que está disponível continua disponível. Receitas são somadas ao seu saldo sempre que alguma for lançada, e só então.',
    submit: 'Investir {{amount}}',
    newPrice: 'Continuar a {{amount}}',
    newTerm: 'Continuar com a nova data final',
    newBonus: 'Continuar com o novo bônus',
    retrySafe: 'Você pode tentar novamente: o plano não é comprado duas vezes.',
    earlierArrived:
      'Sua tentativa anterior acabou chegando, e nada mais foi comprado. Ela está entre os seus pacotes; confirme novamente apenas se quiser um segundo.',
  },

  balances: {
    before: 'Saldo agora',
    after: 'Saldo depois',
    notEnough: 'Seu saldo não cobre este valor',
    notDeposited: 'Seus depósitos não cobrem este valor',
    begins: 'Começa',
    boughtElsewhere:
      'Um pacote foi comprado enquanto esta janela estava aberta, em outra aba ou em outro dispositivo. Confirme só se quiser mais um.',
  },

  packageDays: {
    term: 'Prazo',
    day: 'Dia {{gone}} de {{days}}',
    yield: 'Receita lançada',
    showDays: 'Receita por dia',
    date: 'Dia',
    amount: 'Lançado',
    evidence: 'Evidência',
    none: 'Nenhuma receita foi lançada ainda.',
  },
};
