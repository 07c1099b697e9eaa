import type { Words } from '../words';

/** Messages from an account to the operators. */
export const support: Words<'tr', 'support'> = {
  title: 'Destek',
  lead: 'Yazdıklarınız operatörlere iletilir. Yanıtlar e-posta ile gelir.',
  hint: 'Operatörler mesajın hesabınızdan geldiğini görür. Burada kimse asla parola istemez ve hiçbir ödeme yanıtı hızlandırmaz.',
  subject: 'Konu',
  message: 'Mesaj',
  submit: 'Gönder',
  sent: 'mesaj gönderildi',
  received: '{{reference}} numaralı mesajınızı aldık',
  receivedText: 'Yanıtlar {{email}} adresine gönderilir. Yeniden yazarsanız bu numarayı belirtin.',
};
