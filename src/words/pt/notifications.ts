import type { Words } from '../../lib/i18n/words.ts';

/** The Portuguese of what the bell says happened, which mails repeat. */
export const notifications: Words<'pt', 'notifications'> = {
  notifications: {
    deposits: {
      pending: 'Recebemos seu comprovante de um depósito de {{amount}}.',
      approved: 'Seu depósito de {{amount}} foi aprovado.',
      rejected: 'Seu depósito de {{amount}} foi recusado.',
      reversed: 'Seu depósito de {{amount}} foi estornado.',
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
      topped_up: 'Você adicionou {{amount}} a um plano.',
      matured: 'Um plano terminou. O principal de {{amount}} voltou ao seu saldo.',
      closed: 'Um plano de {{amount}} foi encerrado.',
    },
    orders: {
      filled: 'Uma ordem do seu portfólio foi executada, por {{amount}} no total.',
      cancelled: 'Uma ordem do seu portfólio foi cancelada antes de ser executada por completo.',
      expired: 'Uma ordem do seu portfólio expirou antes de ser executada por completo.',
      /** Why it was cancelled. */
      why: {
        gave_way: 'outras pessoas saíram da estratégia e o dinheiro delas veio primeiro',
        strategy_stopped: 'a estratégia foi suspensa ou encerrada',
        all_or_nothing: 'o primeiro preço que chegou não bastava para a ordem inteira',
        failed: 'algo falhou do nosso lado',
        rest_not_filled: 'o primeiro preço que chegou não bastava para o restante',
        would_take: 'ela teria sido executada na hora',
        insufficient_cash: 'não restava dinheiro suficiente no portfólio',
        account_frozen: 'sua conta está bloqueada',
        sell_only: 'agora só pode ser vendido',
      },
    },
    copies: {
      in: 'Os {{amount}} que você colocou em uma estratégia já contam: as unidades são suas.',
      out: '{{amount}} de uma estratégia estão no seu saldo.',
      stopped: 'Uma cópia caiu até o seu stop. Tudo o que você tem nela sai aos próximos preços.',
      returned:
        'Os {{amount}} que você colocou em uma estratégia voltaram ao seu saldo: aos preços dela, não rendem nenhuma unidade, ou sua conta está bloqueada.',
      share_taken:
        'O líder de uma estratégia recebeu das suas unidades a participação nos lucros do trimestre: elas valiam {{amount}}.',
    },
    strategies: {
      offered: 'Uma estratégia que você lidera ou em que tem dinheiro está aberta.',
      dropped: 'Uma estratégia que você propôs não será anunciada. O aporte dela voltou ao seu saldo.',
      suspended: 'Uma estratégia foi suspensa: não entra dinheiro e nada é negociado. Você pode sair dela.',
      closing:
        'Uma estratégia está sendo encerrada: tudo o que ela tem é vendido e depois cada pessoa recebe a sua parte.',
      terms:
        'A participação nos lucros de uma estratégia mudou. Uma maior não vale para o que você já tem nela.',
      stake: 'O líder de uma estratégia retira em sete dias uma parte do próprio aporte.',
    },
    corrections: {
      booked: 'Uma correção de {{amount}} foi lançada no seu saldo.',
    },
    insurance: {
      paid: 'O fundo de seguro pagou {{amount}} a você. O valor está no seu saldo.',
    },
    yields: {
      reversed: 'Um dia de rendimento foi registrado por engano. {{amount}} foram estornados do seu saldo.',
    },
    freezes: {
      set: 'Sua conta foi bloqueada: por enquanto você não pode investir nem solicitar um saque, e nada é aprovado nem pago.',
      lifted: 'Sua conta não está mais bloqueada.',
    },
    security: {
      new_device: 'Um novo dispositivo entrou na sua conta',
      password_guessed: 'Várias senhas erradas foram digitadas para a sua conta',
      code_guessed:
        'Vários códigos errados do seu autenticador foram digitados: quem fez isso conhece a sua senha. Se não foi você, defina uma nova senha',
      password_changed: 'A sua senha foi alterada',
      email_changed: 'O seu e-mail foi alterado',
      recovered: 'O link de um e-mail foi usado para entrar na sua conta',
      address_added: 'Um novo endereço de recebimento foi adicionado à sua conta',
      payments_stopped: 'A sua conta foi parada: nenhum dinheiro sai dela, e ninguém está conectado',
      factor_added: 'Um segundo fator foi adicionado à sua conta',
      factor_removed: 'Um segundo fator foi removido da sua conta',
      recovery_codes_made: 'Novos códigos de recuperação foram criados',
      recovery_code_used: 'Um código de recuperação foi usado',
      passkey_added: 'Uma chave de acesso foi adicionada à sua conta',
      passkey_removed: 'Uma chave de acesso foi removida da sua conta',
      withdrawal_limits_changed: 'Os seus limites de saque foram alterados',
      code_word_changed: 'A palavra de reconhecimento dos nossos e-mails foi alterada',
    },
    bonuses: {
      granted: 'Você recebeu um bônus de {{amount}}. Ele está no seu saldo.',
      profit: 'Um plano encerrado trouxe a você um bônus de lucro de {{amount}}. Ele está no seu saldo.',
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
  },
};
