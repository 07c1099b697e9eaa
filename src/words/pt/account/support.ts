import type { Words } from '../../../lib/i18n/words.ts';

/** The Portuguese of messages to the operators. */
export const support: Words<'pt', 'account/support'> = {
  /** Messages from an account to the operators. */
  support: {
    title: 'Suporte',
    lead: 'O que você escreve chega aos operadores. As respostas aparecem aqui e vêm por e-mail.',
    hint: 'Os operadores veem que a mensagem vem da sua conta. Ninguém aqui pede senhas, e nenhum pagamento acelera uma resposta.',
    subject: 'Assunto',
    message: 'Mensagem',
    submit: 'Enviar',
    sent: 'mensagem enviada',
    received: 'Recebemos sua mensagem {{reference}}',
    receivedText: 'Quando um operador responder, você lê aqui; a resposta também vai para {{email}}.',
    yours: 'Suas mensagens',
    none: 'Você ainda não nos escreveu',
    reference: 'Referência {{reference}}',
    waiting: 'Nenhum operador respondeu ainda.',
    answer: 'Resposta',
    closed: 'Um operador encerrou isto sem resposta. Você pode escrever de novo.',
  },
};
