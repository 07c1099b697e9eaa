import type { Words } from '../../../lib/i18n/words.ts';

/** The Turkish of messages to the operators. */
export const support: Words<'tr', 'account/support'> = {
  /** Messages from an account to the operators. */
  support: {
    title: 'Destek',
    lead: 'Yazdıklarınız operatörlere iletilir. Yanıtlar burada görünür ve e-posta ile gelir.',
    hint: 'Operatörler mesajın hesabınızdan geldiğini görür. Burada kimse asla parola istemez ve hiçbir ödeme yanıtı hızlandırmaz.',
    subject: 'Konu',
    message: 'Mesaj',
    submit: 'Gönder',
    sent: 'mesaj gönderildi',
    received: '{{reference}} numaralı mesajınızı aldık',
    receivedText: 'Bir operatör yanıtladığında burada okursunuz; yanıt {{email}} adresine de gönderilir.',
    yours: 'Mesajlarınız',
    none: 'Bize henüz yazmadınız',
    reference: 'Numara {{reference}}',
    waiting: 'Henüz hiçbir operatör yanıtlamadı.',
    answer: 'Yanıt',
    closed: 'Bir operatör bunu yanıtlamadan kapattı. Yeniden yazabilirsiniz.',
  },
};
