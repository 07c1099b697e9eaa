import type { Words } from '../../../lib/i18n/words.ts';

/** The Spanish of messages to the operators. */
export const support: Words<'es', 'account/support'> = {
  /** Messages from an account to the operators. */
  support: {
    title: 'Soporte',
    lead: 'Lo que escriba llega a los operadores. Las respuestas aparecen aquí y llegan por correo electrónico.',
    hint: 'Los operadores ven que el mensaje viene de su cuenta. Aquí nadie pide nunca una contraseña, y ningún pago acelera una respuesta.',
    subject: 'Asunto',
    message: 'Mensaje',
    submit: 'Enviar',
    sent: 'mensaje enviado',
    received: 'Hemos recibido su mensaje {{reference}}',
    receivedText: 'Cuando un operador responda, lo leerá aquí; la respuesta también se envía a {{email}}.',
    yours: 'Sus mensajes',
    none: 'Todavía no nos ha escrito',
    reference: 'Referencia {{reference}}',
    waiting: 'Ningún operador ha respondido todavía.',
    answer: 'Respuesta',
    closed: 'Un operador lo cerró sin respuesta. Puede volver a escribir.',
  },
};
