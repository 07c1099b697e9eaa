import type { Words } from '../words';

/** Messages from an account to the operators. */
export const support: Words<'es', 'support'> = {
  title: 'Soporte',
  lead: 'Lo que escriba llega a los operadores. Las respuestas llegan por correo electrónico.',
  hint: 'Los operadores ven que el mensaje viene de su cuenta. Aquí nadie pide nunca una contraseña, y ningún pago acelera una respuesta.',
  subject: 'Asunto',
  message: 'Mensaje',
  submit: 'Enviar',
  sent: 'mensaje enviado',
  received: 'Hemos recibido su mensaje {{reference}}',
  receivedText: 'Las respuestas se envían a {{email}}. Indique la referencia si vuelve a escribir.',
};
