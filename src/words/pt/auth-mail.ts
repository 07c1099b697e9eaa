import type { AuthMailTexts } from '../../lib/i18n/mail-texts.ts';

/** The Portuguese of the mails of Auth. */
export const authMail: AuthMailTexts = {
  always: 'Um e-mail assim é enviado a cada pedido e não pode ser desativado.',
  confirmation: {
    subject: 'Confirme o seu e-mail',
    paragraphs: [
      'Você se registrou na {{brand}} com este endereço. Confirme-o e escolha a sua senha na página deste link:',
    ],
    link: 'Confirmar o endereço',
    after: [
      'O link funciona uma vez e por uma hora; ao entrar, você pode pedir outro. Não se registrou? Então ignore esta mensagem: sem este link ninguém pode usar a conta.',
    ],
    why: 'Você recebe este e-mail porque este endereço foi informado em um registro.',
  },
  recovery: {
    subject: 'Escolha uma nova senha',
    paragraphs: [
      'Uma nova senha foi pedida para a sua conta na {{brand}}, esperamos que por você. Escolha-a na página deste link:',
    ],
    link: 'Escolher uma nova senha',
    after: [
      'O link funciona uma vez e por uma hora. Não foi você que pediu? Então ignore esta mensagem: a sua senha continua a mesma.',
    ],
    why: 'Você recebe este e-mail porque uma nova senha foi pedida para a conta com este endereço.',
  },
  email_change: {
    subject: 'Confirme o novo e-mail',
    paragraphs: [
      'O e-mail da sua conta na {{brand}} passará a ser {{email}}. A mudança só é feita quando for confirmada por este link e pelo da mensagem enviada ao outro endereço:',
    ],
    link: 'Confirmar a mudança',
    after: [
      'Os links funcionam por uma hora. Não foi você que pediu? Então não a confirme e escolha uma nova senha: outra pessoa pode conhecer a sua.',
    ],
    why: 'Você recebe este e-mail porque uma conta vai deixar este endereço ou passar para ele.',
  },
  magic_link: {
    subject: 'Entrar na {{brand}}',
    paragraphs: [
      'Foi pedida uma mensagem que entra na sua conta na {{brand}}. Aqui ninguém entra por e-mail: use a sua senha ou a sua chave de acesso nesta página:',
    ],
    link: 'Entrar',
    after: ['Não foi você que pediu? Então ignore esta mensagem.'],
    why: 'Você recebe este e-mail porque uma mensagem para entrar foi pedida com este endereço.',
  },
  reauthentication: {
    subject: 'Sobre a sua conta na {{brand}}',
    paragraphs: [
      'Em um navegador conectado à sua conta na {{brand}} foi pedido um código por e-mail. Nenhuma página precisa dele, por isso não há nenhum nesta mensagem.',
      'Não foi você? Então escolha uma nova senha e encerre os outros navegadores nas configurações da conta:',
    ],
    link: 'Escolher uma nova senha',
    why: 'Você recebe este e-mail porque um código foi pedido para a sua conta.',
  },
};
