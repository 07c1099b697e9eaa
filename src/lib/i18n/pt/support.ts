import type { Words } from '../words';

/** Messages from an account to the operators. */
export const support: Words<'pt', 'support'> = {
  title: 'Suporte',
  lead: 'O que você escreve chega aos operadores. As respostas vêm por e-mail.',
  hint: 'Os operadores veem que a mensagem vem da sua conta. Ninguém aqui pede senhas, e nenhum pagamento acelera uma resposta.',
  subject: 'Assunto',
  message: 'Mensagem',
  submit: 'Enviar',
  sent: 'mensagem enviada',
  received: 'Recebemos sua mensagem {{reference}}',
  receivedText: 'As respostas vão para {{email}}. Informe a referência se escrever de novo.',
};
