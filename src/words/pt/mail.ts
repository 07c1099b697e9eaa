import type { MailTexts } from '../../lib/i18n/mail-texts.ts';

/** The Portuguese of the mails. */
export const mail: MailTexts = {
  code_word: 'A sua palavra de reconhecimento: {{code_word}}',
  code_word_before: 'A sua palavra de reconhecimento até agora: {{code_word_before}}',
  contact_received: {
    subject: 'Recebemos a sua mensagem ({{reference}})',
    paragraphs: [
      'A sua mensagem para {{brand}} chegou. Uma pessoa vai lê-la.',
      'A referência é {{reference}}. Informe-a quando escrever de novo sobre o assunto.',
      'Não foi você que escreveu? Então alguém usou o seu endereço e você pode ignorar este e-mail.',
    ],
  },
  contact_answer: {
    subject: 'A resposta à sua mensagem ({{reference}})',
    paragraphs: [
      '{{answer}}',
      'Nunca pediremos por e-mail uma senha, uma frase de recuperação ou um pagamento.',
    ],
    quote: ['Você escreveu:', '{{message}}'],
  },
  newsletter_confirmation: {
    subject: 'Confirme a sua inscrição',
    paragraphs: [
      'Alguém, esperamos que você, pediu o boletim de {{brand}} com este endereço.',
      'Ele só será enviado depois que você confirmar na página deste link:',
    ],
    link: 'Confirmar a inscrição',
    after: [
      'O link funciona por 48 horas. Se você não pediu nada, ignore este e-mail: o seu endereço será esquecido.',
    ],
  },
  newsletter_welcome: {
    subject: 'A sua inscrição está ativa',
    paragraphs: [
      'A partir de agora o boletim de {{brand}} chega a este endereço.',
      'Você pode sair a qualquer momento na página deste link; o seu endereço é então apagado:',
    ],
    link: 'Cancelar a inscrição',
  },
  notification: {
    subject: '{{what}}',
    paragraphs: [
      '{{what}}',
      'Tudo sobre isso está na sua conta. Nunca pediremos por e-mail uma senha, uma frase de recuperação ou um pagamento.',
      'Nas configurações da conta você pode optar por não receber estes e-mails.',
    ],
  },
  security: {
    subject: '{{what}}',
    paragraphs: [
      '{{what}}.',
      'Quando: {{when}}',
      'Rede: {{ip}}',
      'Dispositivo: {{device}}',
      'Endereço: {{address}}',
      'Se foi você, não precisa fazer nada. Se não foi, pare a sua conta na página deste link: a partir daí nenhum dinheiro sai dela, e todos são desconectados.',
    ],
    link: 'Não fui eu',
    after: [
      'O link funciona por 30 dias, sem entrar na conta, e pergunta antes de fazer qualquer coisa. Nunca vamos pedir em um e-mail uma senha, uma frase de recuperação ou um pagamento.',
    ],
  },
};
