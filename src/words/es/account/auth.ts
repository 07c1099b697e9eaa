import type { Words } from '../../../lib/i18n/words.ts';

/** The Spanish of signing in and up. */
export const auth: Words<'es', 'account/auth'> = {
  /** Registration, login, recovery. */
  auth: {
    checkMail: {
      again: 'Enviar el correo de nuevo',
      sent: 'El correo se ha enviado de nuevo.',
    },
    login: {
      submit: 'Iniciar sesión',
      welcome: 'Nos alegra verle de nuevo',
    },
    passwordHint: 'Siete caracteres como mínimo.',
    strength: 'Qué tan difícil es adivinar la contraseña',
    confirmed: {
      title: 'Su dirección de correo está confirmada',
      text: 'Ya puede iniciar sesión.',
      halfTitle: 'Falta un enlace',
      halfText:
        'Abra también el enlace del correo enviado a su otra dirección. Solo entonces se hace el cambio.',
      failedTitle: 'Este enlace ya no sirve',
      failedText:
        'Ha caducado o ya se utilizó. Si su dirección está confirmada, basta con iniciar sesión; si no, al iniciar sesión se le ofrecerá un correo nuevo.',
    },
    signedOut: 'Su sesión ha terminado. Inicie sesión de nuevo.',
  },
};
