import type { Words } from '../../../lib/i18n/words.ts';

/** The Portuguese of signing in and up. */
export const auth: Words<'pt', 'account/auth'> = {
  /** Registration, login, recovery. */
  auth: {
    checkMail: {
      again: 'Enviar o e-mail novamente',
      sent: 'O e-mail foi enviado novamente.',
    },
    login: {
      submit: 'Entrar',
      welcome: 'Que bom ter você de volta',
    },
    passwordHint: 'No mínimo sete caracteres.',
    strength: 'Quão difícil é adivinhar a senha',
    confirmed: {
      title: 'Seu endereço de e-mail foi confirmado',
      text: 'Agora você pode entrar.',
      halfTitle: 'Falta um link',
      halfText: 'Abra também o link no e-mail enviado ao seu outro endereço. Só então a mudança é feita.',
      failedTitle: 'Este link não funciona mais',
      failedText:
        'Ele expirou ou já foi usado. Se seu endereço já está confirmado, basta entrar; caso contrário, ao entrar será oferecido um novo e-mail.',
    },
    signedOut: 'Sua sessão terminou. Entre novamente.',
  },
};
