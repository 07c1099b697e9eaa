import type { MailTexts } from '../../lib/i18n/mail-texts.ts';

/** The Spanish of the mails. */
export const mail: MailTexts = {
  code_word: 'Su palabra de reconocimiento: {{code_word}}',
  code_word_before: 'Su palabra de reconocimiento hasta ahora: {{code_word_before}}',
  contact_received: {
    subject: 'Hemos recibido su mensaje ({{reference}})',
    paragraphs: [
      'Su mensaje a {{brand}} ha llegado y lo leerá una persona.',
      'Su referencia es {{reference}}. Indíquela cuando vuelva a escribir sobre el mismo asunto.',
    ],
    link: 'Escribirnos de nuevo',
    after: [
      '¿No nos ha escrito? Entonces otra persona ha introducido su dirección y puede ignorar este correo.',
    ],
    why: 'Recibe este correo porque se nos envió un mensaje con esta dirección. Cada mensaje se confirma con un correo, que no se puede desactivar.',
  },
  contact_answer: {
    subject: 'La respuesta a su mensaje ({{reference}})',
    paragraphs: ['{{answer}}'],
    quote: ['Usted escribió:', '{{message}}'],
    link: 'Escribirnos de nuevo',
    after: ['Nunca le pediremos en un correo una contraseña, una frase de recuperación ni un pago.'],
    why: 'Recibe este correo porque se nos envió un mensaje con esta dirección. Las respuestas llegan por correo y no se pueden desactivar.',
  },
  newsletter_confirmation: {
    subject: 'Confirme su suscripción',
    paragraphs: [
      'Se ha pedido el boletín de {{brand}} con esta dirección, esperamos que lo haya hecho usted.',
      'Solo se lo enviaremos cuando lo confirme en la página de este enlace:',
    ],
    link: 'Confirmar la suscripción',
    after: [
      'El enlace funciona durante 48 horas. Si no ha pedido nada, ignore este correo: su dirección se olvidará.',
    ],
    why: 'Recibe este correo porque esta dirección se introdujo para el boletín. Si no lo confirma, no llegará ninguno más.',
  },
  newsletter_welcome: {
    subject: 'Su suscripción está activa',
    paragraphs: [
      'A partir de ahora el boletín de {{brand}} llegará a esta dirección.',
      'Puede darse de baja en cualquier momento en la página de este enlace; su dirección se borrará entonces:',
    ],
    link: 'Darse de baja',
    why: 'Recibe este correo porque el boletín se confirmó para esta dirección. El enlace de este correo lo cancela.',
  },
  notification: {
    subject: '{{what}}',
    paragraphs: ['Encontrará todo al respecto en su cuenta.'],
    link: 'Abrir su cuenta',
    after: ['Nunca le pediremos en un correo una contraseña, una frase de recuperación ni un pago.'],
    why: 'Recibe este correo porque tiene una cuenta en {{brand}}. En los ajustes de la cuenta puede desactivar estos correos.',
  },
  security: {
    subject: '{{what}}',
    paragraphs: [],
    facts: ['Cuándo: {{when}}', 'Red: {{ip}}', 'Dispositivo: {{device}}', 'Dirección: {{address}}'],
    advice: [
      'Si fue usted, no tiene que hacer nada. Si no, detenga su cuenta en la página de este enlace: desde entonces no sale dinero de ella y se cierra la sesión en todos los dispositivos.',
    ],
    link: 'No fui yo',
    after: [
      'El enlace funciona durante 30 días, sin iniciar sesión, y pregunta antes de hacer nada. Nunca le pediremos en un correo una contraseña, una frase de recuperación ni un pago.',
    ],
    why: 'Recibe este correo porque tiene una cuenta en {{brand}}. Los correos sobre su seguridad no se pueden desactivar, porque un ladrón lo haría antes que nada.',
  },
};
