import type { Words } from '../words';

/** The page behind the links in the newsletter's mails. */
export const newsletter: Words<'tr', 'newsletter'> = {
  title: 'Bülten',
  confirm: {
    title: 'Aboneliğinizi onaylayın',
    lead: 'Bu düğmeyle bülten bundan böyle adresinize gelir.',
    submit: 'Onayla',
    done: 'Abone oldunuz',
    doneText: 'İstediğiniz zaman ayrılabileceğiniz bir bağlantı içeren e-posta size doğru yolda.',
  },
  leave: {
    title: 'Bültenden ayrılın',
    lead: 'Bu düğmeyle size artık hiçbir şey gönderilmez ve adresiniz listeden silinir.',
    submit: 'Abonelikten çık',
    done: 'Bültenden ayrıldınız',
    doneText: 'Adresiniz listeden silindi.',
  },
  failed: {
    title: 'Bu bağlantı artık geçerli değil',
    expired:
      'Bir aboneliği 48 saat boyunca onaylıyordu, abonelik bittikten sonra ise hiçbirini. Ana sayfada yeniden abone olabilirsiniz.',
    unknown: 'Eksik ya da bilinmiyor. Lütfen e-postadan yeniden açınız ya da tamamını kopyalayınız.',
  },
  home: 'Ana sayfaya git',
};
