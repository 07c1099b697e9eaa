import type { Words } from '../../../lib/i18n/words.ts';

/** The Spanish of registering and signing in. */
export const entry: Words<'es', 'site/entry'> = {
  register: {
    title: 'Cree su cuenta',
    lead: 'Tarda un minuto y no cuesta nada.',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Número de teléfono',
    password: 'Contraseña',
    invalidPhone: 'Introduzca un número de teléfono: solo cifras, espacios y + ( ) . -',
    country: 'Elija su país',
    unserved: 'Este sitio no abre cuentas a residentes de: {{countries}}.',
    countriesFailed: 'No se ha podido cargar la lista de países.',
    countryOptional: 'Puede registrarse sin indicar un país.',
    agree: 'Al registrarse, usted acepta los',
    terms: 'Términos y condiciones',
    submit: 'Registrarse',
    haveAccount: '¿Ya tiene una cuenta?',
    referred: 'Le han recomendado con el código {{code}}.',
    welcome: 'Le damos la bienvenida a {{brand}}. Confirme su dirección de correo electrónico.',
  },
  login: {
    title: 'Iniciar sesión',
    lead: 'Nos alegra verle de nuevo.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    passkey: 'Iniciar sesión con una llave de acceso',
    forgot: 'He olvidado la contraseña',
    create: 'Registrarse',
    noAccount: '¿Es su primera visita?',
    needsConfirmation: 'Su dirección de correo aún no está confirmada',
    needsConfirmationText: 'Abra el enlace del correo que enviamos a {{email}} y después inicie sesión.',
  },
  checkMail: {
    title: 'Revise su correo',
    text: 'Hemos enviado un enlace a {{email}}. Ábralo para confirmar su dirección y después inicie sesión.',
  },
  forgot: {
    title: 'Recupere su cuenta',
    lead: 'Enviaremos un enlace a su correo electrónico. Con él podrá elegir una contraseña nueva.',
    email: 'Correo electrónico',
    missing: 'Introduzca el correo de recuperación',
    submit: 'Enviar el enlace',
    sent: 'Revise su correo electrónico',
    sentText:
      'Si {{email}} pertenece a una cuenta, el enlace ya está en camino. Sirve una sola vez, durante una hora.',
    back: 'Volver al inicio de sesión',
  },
};
