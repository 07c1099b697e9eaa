import type { Words } from '../words';

/** Messages from an account to the operators. */
export const support: Words<'tr', 'support'> = {
  title: 'Destek',
  lead: 'Yazdıklarınızı bir kişi okur ve e-posta ile yanıtlar.',
  hint: 'Operatörler mesajın hesabınızdan geldiğini görür. Burada kimse asla parola istemez ve hiçbir ödeme yanıtı hızlandırmaz.',
  subject: 'Konu',
  message: 'Mesaj',
  submit: 'Gönder',
  sent: 'mesaj gönderildi',
  received: '{{reference}} numaralı mesajınızı aldık',
  receivedText: 'Yanıt {{email}} adresine gönderilir. Yeniden yazarsanız bu numarayı belirtin.',
};
