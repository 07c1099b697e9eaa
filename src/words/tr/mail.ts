import type { MailTexts } from '../../lib/i18n/mail-texts.ts';

/** The Turkish of the mails. */
export const mail: MailTexts = {
  code_word: 'Kod kelimeniz: {{code_word}}',
  code_word_before: 'Şimdiye kadarki kod kelimeniz: {{code_word_before}}',
  contact_received: {
    subject: 'Mesajınızı aldık ({{reference}})',
    paragraphs: [
      '{{brand}} için yazdığınız mesaj ulaştı ve bir insan tarafından okunacak.',
      'Referansı {{reference}}. Aynı konuda yeniden yazarken lütfen belirtin.',
    ],
    link: 'Bize yeniden yazın',
    after: ['Bize yazmadınız mı? O zaman başka biri adresinizi girmiştir; bu iletiyi yok sayabilirsiniz.'],
    why: 'Bu iletiyi, bize bu adresle bir mesaj gönderildiği için alıyorsunuz. Her mesaj bir iletiyle doğrulanır ve bu ileti kapatılamaz.',
  },
  contact_answer: {
    subject: 'Mesajınızın yanıtı ({{reference}})',
    paragraphs: ['{{answer}}'],
    quote: ['Şöyle yazmıştınız:', '{{message}}'],
    link: 'Bize yeniden yazın',
    after: ['Bir e-postada sizden asla parola, kurtarma ifadesi veya ödeme istemeyiz.'],
    why: 'Bu iletiyi, bize bu adresle bir mesaj gönderildiği için alıyorsunuz. Yanıtlar e-postayla gelir ve kapatılamaz.',
  },
  newsletter_confirmation: {
    subject: 'Lütfen aboneliğinizi onaylayın',
    paragraphs: [
      '{{brand}} bülteni bu adresle istendi; umarız isteyen sizsiniz.',
      'Bülten, ancak bu bağlantının açtığı sayfada onayladıktan sonra gönderilir:',
    ],
    link: 'Aboneliği onayla',
    after: ['Bağlantı 48 saat geçerlidir. Bir şey istemediyseniz bu iletiyi yok sayın: adresiniz unutulur.'],
    why: 'Bu iletiyi, bu adres bülten için girildiği için alıyorsunuz. Onaylamazsanız başka ileti gelmez.',
  },
  newsletter_welcome: {
    subject: 'Abone oldunuz',
    paragraphs: [
      '{{brand}} bülteni bundan sonra bu adrese gelecek.',
      'Dilediğiniz zaman bu bağlantının açtığı sayfada ayrılabilirsiniz; adresiniz o zaman silinir:',
    ],
    link: 'Abonelikten çık',
    why: 'Bu iletiyi, bülten bu adres için onaylandığı için alıyorsunuz. Bu iletideki bağlantı aboneliği sona erdirir.',
  },
  notification: {
    subject: '{{what}}',
    paragraphs: ['Bununla ilgili her şey hesabınızda.'],
    link: 'Hesabınızı açın',
    after: ['Bir e-postada sizden asla parola, kurtarma ifadesi veya ödeme istemeyiz.'],
    why: 'Bu iletiyi, {{brand}} sitesinde bir hesabınız olduğu için alıyorsunuz. Hesap ayarlarında bu iletileri kapatabilirsiniz.',
  },
  security: {
    subject: '{{what}}',
    paragraphs: [],
    facts: ['Ne zaman: {{when}}', 'Ağ: {{ip}}', 'Cihaz: {{device}}', 'Adres: {{address}}'],
    advice: [
      'Bu sizdiyseniz bir şey yapmanız gerekmez. Değilseniz bu bağlantının sayfasında hesabınızı durdurun: o andan itibaren hesaptan para çıkmaz ve tüm cihazlarda oturum kapanır.',
    ],
    link: 'Bu ben değildim',
    after: [
      'Bağlantı 30 gün boyunca giriş yapmadan çalışır ve bir şey yapmadan önce sorar. Bir e-postada sizden asla parola, kurtarma ifadesi veya ödeme istemeyiz.',
    ],
    why: 'Bu iletiyi, {{brand}} sitesinde bir hesabınız olduğu için alıyorsunuz. Hesabın güvenliğiyle ilgili iletiler kapatılamaz, çünkü bir hırsız önce bunu yapardı.',
  },
};
