import type { MailTexts } from '../../lib/i18n/mail-texts.ts';

/** The Turkish of the mails. */
export const mail: MailTexts = {
  code_word: 'Kod kelimeniz: {{code_word}}',
  code_word_before: 'Şimdiye kadarki kod kelimeniz: {{code_word_before}}',
  contact_received: {
    subject: 'Mesajınızı aldık ({{reference}})',
    paragraphs: [
      '{{brand}} için yazdığınız mesaj ulaştı. Bir insan okuyacak.',
      'Referansı {{reference}}. Aynı konuda yeniden yazarken lütfen belirtiniz.',
      'Bize yazmadınız mı? O zaman biri adresinizi kullanmış; bu iletiyi yok sayabilirsiniz.',
    ],
  },
  contact_answer: {
    subject: 'Mesajınızın yanıtı ({{reference}})',
    paragraphs: ['{{answer}}', 'Bir e-postada sizden asla parola, kurtarma ifadesi veya ödeme istemeyiz.'],
    quote: ['Şöyle yazmıştınız:', '{{message}}'],
  },
  newsletter_confirmation: {
    subject: 'Lütfen aboneliğinizi onaylayınız',
    paragraphs: [
      'Biri, umarız siz, bu adresle {{brand}} bültenini istedi.',
      'Bülten, ancak bu bağlantının açtığı sayfada onayladıktan sonra gönderilir:',
    ],
    link: 'Aboneliği onayla',
    after: [
      'Bağlantı 48 saat geçerlidir. Bir şey istemediyseniz bu iletiyi yok sayınız: adresiniz unutulur.',
    ],
  },
  newsletter_welcome: {
    subject: 'Abone oldunuz',
    paragraphs: [
      '{{brand}} bülteni bundan sonra bu adrese gelecek.',
      'Dilediğiniz zaman bu bağlantının açtığı sayfada ayrılabilirsiniz; adresiniz o zaman silinir:',
    ],
    link: 'Abonelikten çık',
  },
  notification: {
    subject: '{{what}}',
    paragraphs: [
      '{{what}}',
      'Bununla ilgili her şey hesabınızda. Bir e-postada sizden asla parola, kurtarma ifadesi veya ödeme istemeyiz.',
      'Hesap ayarlarında bu e-postaları almamayı seçebilirsiniz.',
    ],
  },
  security: {
    subject: '{{what}}',
    paragraphs: [
      '{{what}}.',
      'Ne zaman: {{when}}',
      'Ağ: {{ip}}',
      'Cihaz: {{device}}',
      'Adres: {{address}}',
      'Bu sizdiyseniz bir şey yapmanız gerekmez. Değilseniz bu bağlantının sayfasında hesabınızı durdurun: o andan itibaren hesaptan para çıkmaz ve herkesin oturumu kapanır.',
    ],
    link: 'Bu ben değildim',
    after: [
      'Bağlantı 30 gün boyunca giriş yapmadan çalışır ve bir şey yapmadan önce sorar. E-postayla sizden asla parola, kurtarma ifadesi veya ödeme istemeyiz.',
    ],
  },
};
