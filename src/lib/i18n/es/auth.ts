import type { Words } from '../words';

/** Registration, login, recovery. */
export const auth: Words<'es', 'auth'> = {
  register: {
    title: 'Cree su cuenta',
    lead: 'Tarda un minuto y no cuesta nada.',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Número de teléfono',
    password: 'Contraseña',
    invalidPhone: 'Introduzca un número de teléfono: solo cifras, espacios y + ( ) . -',
    passwordHint: 'Siete caracteres como mínimo.',
    country: 'Elija su país',
    countriesFailed: 'No se ha podido cargar la lista de países. Puede registrarse sin indicar un país.',
    agree: 'Al registrarse, usted acepta los',
    terms: 'Términos y condiciones',
    submit: 'Registrarse',
    haveAccount: '¿Ya tiene una cuenta?',
    referred: 'Le han recomendado con el código {{code}}.',
    welcome: 'Le damos la bienvenida a {{brand}}. Confirme su dirección de correo electrónico.',
  },
  checkMail: {
    title: 'Revise su correo',
    text: 'Hemos enviado un enlace a {{email}}. Ábralo para confirmar su dirección y después inicie sesión.',
    again: 'Enviar el correo de nuevo',
    sent: 'El correo se ha enviado de nuevo.',
  },
  login: {
    title: 'Iniciar sesión',
    lead: 'Nos alegra verle de nuevo.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Entrar',
    forgot: 'He olvidado la contraseña',
    create: 'Crear una cuenta',
    noAccount: '¿Es su primera visita?',
    welcome: 'Nos alegra verle de nuevo',
    needsConfirmation: 'Su dirección de correo aún no está confirmada',
    needsConfirmationText: 'Abra el enlace del correo que enviamos a {{email}} y después inicie sesión.',
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
  reset: {
    title: 'Elija una contraseña nueva',
    forAccount: 'Para la cuenta {{email}}.',
    password: 'Contraseña nueva',
    repeat: 'Repita la contraseña nueva',
    mismatch: 'Las dos contraseñas no coinciden.',
    submit: 'Guardar la contraseña',
    done: 'Su contraseña se ha cambiado. Inicie sesión.',
    expiredTitle: 'Este enlace ya no sirve',
    expiredText:
      'Los enlaces para cambiar la contraseña sirven una sola vez y durante una hora. Solicite otro.',
    again: 'Enviar un enlace nuevo',
    checking: 'Comprobando el enlace',
  },
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
};
