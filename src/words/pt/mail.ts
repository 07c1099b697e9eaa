import type { MailTexts } from '../../lib/i18n/mail-texts.ts';

/** The Portuguese of the mails. */
export const mail: MailTexts = {
  code_word: 'A sua palavra de reconhecimento: {{code_word}}',
  code_word_before: 'A sua palavra de reconhecimento até agora: {{code_word_before}}',
  contact_received: {
    subject: 'Recebemos a sua mensagem ({{reference}})',
    paragraphs: [
      'A sua mensagem para {{brand}} chegou e será lida por uma pessoa.',
      'A referência é {{reference}}. Informe-a quando escrever de novo sobre o assunto.',
    ],
    link: 'Escrever de novo',
    after: [
      'Não foi você que escreveu? Então outra pessoa usou o seu endereço e você pode ignorar este e-mail.',
    ],
    why: 'Você recebe este e-mail porque uma mensagem nos foi enviada com este endereço. Cada mensagem é confirmada por um e-mail, que não pode ser desativado.',
  },
  contact_answer: {
    subject: 'A resposta à sua mensagem ({{reference}})',
    paragraphs: ['{{answer}}'],
    quote: ['Você escreveu:', '{{message}}'],
    link: 'Escrever de novo',
    after: ['Nunca pediremos por e-mail uma senha, uma frase de recuperação ou um pagamento.'],
    why: 'Você recebe este e-mail porque uma mensagem nos foi enviada com este endereço. As respostas chegam por e-mail e não podem ser desativadas.',
  },
  newsletter_confirmation: {
    subject: 'Confirme a sua inscrição',
    paragraphs: [
      'O boletim de {{brand}} foi pedido com este endereço, esperamos que por você.',
      'Ele só será enviado depois que você confirmar na página deste link:',
    ],
    link: 'Confirmar a inscrição',
    after: [
      'O link funciona por 48 horas. Se você não pediu nada, ignore este e-mail: o seu endereço será esquecido.',
    ],
    why: 'Você recebe este e-mail porque este endereço foi informado para o boletim. Sem a sua confirmação, nenhum outro será enviado.',
  },
  newsletter_welcome: {
    subject: 'A sua inscrição está ativa',
    paragraphs: [
      'A partir de agora o boletim de {{brand}} chega a este endereço.',
      'Você pode sair a qualquer momento na página deste link; o seu endereço é então apagado:',
    ],
    link: 'Cancelar a inscrição',
    why: 'Você recebe este e-mail porque o boletim foi confirmado para este endereço. O link deste e-mail encerra a inscrição.',
  },
  notification: {
    subject: '{{what}}',
    paragraphs: ['Tudo sobre isso está na sua conta.'],
    link: 'Abrir a sua conta',
    after: ['Nunca pediremos por e-mail uma senha, uma frase de recuperação ou um pagamento.'],
    why: 'Você recebe este e-mail porque tem uma conta na {{brand}}. Nas configurações da conta você pode desativar estes e-mails.',
  },
  security: {
    subject: '{{what}}',
    paragraphs: [],
    facts: ['Quando: {{when}}', 'Rede: {{ip}}', 'Dispositivo: {{device}}', 'Endereço: {{address}}'],
    advice: [
      'Se foi você, não precisa fazer nada. Se não foi, pare a sua conta na página deste link: a partir daí nenhum dinheiro sai dela, e todos os dispositivos são desconectados.',
    ],
    link: 'Não fui eu',
    after: [
      'O link funciona por 30 dias, sem entrar na conta, e pergunta antes de fazer qualquer coisa. Nunca pediremos por e-mail uma senha, uma frase de recuperação ou um pagamento.',
    ],
    why: 'Você recebe este e-mail porque tem uma conta na {{brand}}. Os e-mails sobre a segurança dela não podem ser desativados, porque um ladrão faria isso primeiro.',
  },
};
