import type { MailTexts } from '../../lib/i18n/mail-texts.ts';

/** The Spanish of the mails. */
export const mail: MailTexts = {
  code_word: 'Su palabra de reconocimiento: {{code_word}}',
  code_word_before: 'Su palabra de reconocimiento hasta ahora: {{code_word_before}}',
  contact_received: {
    subject: 'Hemos recibido su mensaje ({{reference}})',
    paragraphs: [
      'Su mensaje a {{brand}} ha llegado. Lo leerá una persona.',
      'Su referencia es {{reference}}. Indíquela cuando vuelva a escribir sobre el mismo asunto.',
      '¿No nos ha escrito? Entonces alguien ha usado su dirección y puede ignorar este correo.',
    ],
  },
  contact_answer: {
    subject: 'La respuesta a su mensaje ({{reference}})',
    paragraphs: [
      '{{answer}}',
      'Nunca le pediremos en un correo una contraseña, una frase de recuperación ni un pago.',
    ],
    quote: ['Usted escribió:', '{{message}}'],
  },
  newsletter_confirmation: {
    subject: 'Confirme su suscripción',
    paragraphs: [
      'Alguien, esperamos que usted, ha pedido el boletín de {{brand}} con esta dirección.',
      'Solo se lo enviaremos cuando lo confirme en la página de este enlace:',
    ],
    link: 'Confirmar la suscripción',
    after: [
      'El enlace funciona durante 48 horas. Si no ha pedido nada, ignore este correo: su dirección se olvidará.',
    ],
  },
  newsletter_welcome: {
    subject: 'Su suscripción está activa',
    paragraphs: [
      'A partir de ahora el boletín de {{brand}} llegará a esta dirección.',
      'Puede darse de baja en cualquier momento en la página de este enlace; su dirección se borrará entonces:',
    ],
    link: 'Darse de baja',
  },
  notification: {
    subject: '{{what}}',
    paragraphs: [
      '{{what}}',
      'Encontrará todo al respecto en su cuenta. Nunca le pediremos por correo una contraseña, una frase de recuperación ni un pago.',
      'En los ajustes de la cuenta puede elegir no recibir estos correos.',
    ],
  },
  security: {
    subject: '{{what}}',
    paragraphs: [
      '{{what}}.',
      'Cuándo: {{when}}',
      'Red: {{ip}}',
      'Dispositivo: {{device}}',
      'Dirección: {{address}}',
      'Si fue usted, no tiene que hacer nada. Si no, detenga su cuenta en la página de este enlace: desde entonces no sale dinero de ella y se cierran todas las sesiones.',
    ],
    link: 'No fui yo',
    after: [
      'El enlace funciona durante 30 días, sin iniciar sesión, y pregunta antes de hacer nada. Nunca le pediremos en un correo una contraseña, una frase de recuperación ni un pago.',
    ],
  },
};
