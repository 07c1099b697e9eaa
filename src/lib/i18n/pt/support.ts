import type { Words } from '../words';

/** Messages from an account to the operators. */
export const support: Words<'pt', 'support'> = {
  title: 'Suporte',
  lead: 'Uma pessoa lê o que você escreve e responde por e-mail.',
  hint: 'Os operadores veem que a mensagem vem da sua conta. Ninguém aqui pede senhas, e nenhum pagamento acelera uma resposta.',
  subject: 'Assunto',
  message: 'Mensagem',
  submit: 'Enviar',
  sent: 'mensagem enviada',
  received: 'Recebemos sua mensagem {{reference}}',
  receivedText: 'A resposta vai para {{email}}. Informe a referência se escrever de novo.',
};
