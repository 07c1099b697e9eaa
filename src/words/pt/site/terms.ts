import type { Words } from '../../../lib/i18n/words.ts';

/** The Portuguese of the terms. */
export const terms: Words<'pt', 'site/terms'> = {
  /** The terms and conditions: twelve, in the order of the list. */
  terms: {
    title: 'Termos e condições',
    lead: 'Doze termos, em palavras simples. No ambiente de testes todo o dinheiro é fictício.',
    items: {
      agreement: { title: 'Concordância', text: 'Ao aderir, você concorda com estes termos.' },
      oneAccount: {
        title: 'Uma conta',
        text: 'Cada pessoa pode ter uma conta. Não forneça dados falsos.',
      },
      noFee: { title: 'Sem taxa de adesão', text: 'Aderir e manter uma conta não custa nada.' },
      processing: {
        title: 'Processamento',
        text: 'Aguarde até 24 horas para que um pagamento seja analisado e um plano seja adicionado.',
      },
      privacy: {
        title: 'Privacidade',
        text: 'Não divulgamos dados pessoais a terceiros sem o seu consentimento, salvo quando a lei o exigir.',
      },
      contactDetails: { title: 'Dados de contato', text: 'Mantenha seus dados de contato atualizados.' },
      correctWallets: {
        title: 'Carteiras corretas',
        text: 'Envie somente para os endereços de carteira mostrados na página de pagamento, e a cada endereço somente a moeda que lhe pertence.',
      },
      afterFunding: {
        title: 'Depois de depositar',
        text: 'Anexe o comprovante de pagamento depois de depositar. Se um depósito não for analisado a tempo, entre em contato com o suporte.',
      },
      withdrawals: {
        title: 'Saques',
        text: 'Você pode solicitar o saque do seu saldo disponível a qualquer momento, a partir do valor mínimo do método, ou todo ele se for menor. Um método pode ter uma taxa de no máximo US$ 25: ela faz parte do valor, é mostrada antes de você enviar o pedido e não é cobrada se tudo o que você poderia sacar está abaixo do mínimo. O seu saldo disponível não tem prazo de bloqueio nem período de reinvestimento; o dinheiro em um plano fica nele até o plano terminar e então volta ao seu saldo. O site pode exigir antes uma identidade confirmada; nesse caso, ele avisa antes que você preencha qualquer coisa. Para proteger seu dinheiro, um endereço de recebimento novo espera 48 horas, 24 horas a mais depois de uma mudança na sua forma de entrar ou de um novo dispositivo, e nada sai da sua conta por 72 horas depois que ela foi recuperada, que um código de recuperação foi usado ou que o e-mail dela foi alterado. Sem um segundo fator, e nas 24 horas depois de adicioná-lo, você pode solicitar no máximo US$ 1.000 em 24 horas, e valem os limites que você mesmo definir. Um operador pode bloquear uma conta por um motivo que é mostrado a você na hora: até que ela seja liberada, você não pode investir nem solicitar um saque; os pedidos anteriores aguardam, e você pode cancelar um saque que ainda não foi aprovado. Você também pode parar a sua conta, o que a bloqueia do mesmo modo; um tesoureiro levanta esse bloqueio quando você nos escrever que ela está segura de novo.',
      },
      noFurther: {
        title: 'Nenhum investimento adicional',
        text: 'Você nunca é obrigado a investir mais, a complementar nem a fazer qualquer outro pagamento, para um saque ou por outro motivo.',
      },
      referrals: {
        title: 'Indicações são opcionais',
        text: 'Você pode indicar outras pessoas. Fazê-lo nunca é condição para um saque nem para qualquer outra coisa.',
      },
      rules: {
        title: 'Regras',
        text: 'Os membros seguem estas regras e a lei. Uma conta que as viole pode ser encerrada; o saldo disponível é pago, salvo se a lei o proibir.',
      },
    },
  },
};
