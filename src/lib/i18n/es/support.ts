import type { Words } from '../words';

/** Messages from an account to the operators. */
export const support: Words<'es', 'support'> = {
  title: 'Soporte',
  lead: 'Una persona lee lo que escribe y responde por correo electrónico.',
  hint: 'Los operadores ven que el mensaje viene de su cuenta. Aquí nadie pide nunca una contraseña, y ningún pago acelera una respuesta.',
  subject: 'Asunto',
  message: 'Mensaje',
  submit: 'Enviar',
  sent: 'mensaje enviado',
  received: 'Hemos recibido su mensaje {{reference}}',
  receivedText: 'La respuesta llegará a {{email}}. Indique la referencia si vuelve a escribir.',
};
