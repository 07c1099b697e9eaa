import type { Words } from '../../../lib/i18n/words.ts';

/** The Turkish of the pages behind links in mails. */
export const links: Words<'tr', 'settings/links'> = {
  /** The page behind the links that confirm an address. */
  confirm: {
    title: 'E-posta adresinizi doğrulayın',
    lead: 'Buraya siz kaydolmadıysanız bu sayfayı kapatınız. Düğmeye basılmadan hiçbir şey olmaz.',
    submit: 'Adresi doğrula',
    finishLead:
      '{{email}} için girilenleri kontrol ediniz; başka biri girmiş olabilir. Yalnızca burada kaydettikleriniz geçerlidir.',
    country: 'Ülke',
    referred: '{{code}} koduyla yönlendirildim.',
    agree: 'Kaydederek şunları kabul edersiniz:',
    terms: 'Şartlar ve koşullar',
    finish: 'Kaydet ve bitir',
    finished: 'Hesabınız hazır. Lütfen oturum açınız.',
    changeTitle: 'Adres değişikliğini doğrulayın',
    changeLead: 'Bu değişikliği siz istemediyseniz bu sayfayı kapatınız ve yeni bir parola seçiniz.',
    changeSubmit: 'Değişikliği doğrula',
  },
  /** A new password, by a link or in the account. */
  reset: {
    openLead: 'Devam etmek için düğmeye basınız. Bu bağlantı bir kez çalışır.',
    openSubmit: 'Devam',
    title: 'Yeni bir parola seçin',
    forAccount: '{{email}} hesabı için.',
    password: 'Yeni parola',
    repeat: 'Yeni parolayı tekrarlayınız',
    mismatch: 'İki parola birbirinden farklı.',
    submit: 'Parolayı kaydet',
    done: 'Parolanız değiştirildi. Lütfen oturum açınız.',
    expiredTitle: 'Bu bağlantı artık geçerli değil',
    expiredText:
      'Yeni parola bağlantıları bir kez ve bir saat boyunca geçerlidir. Lütfen yenisini isteyiniz.',
    again: 'Yeni bağlantı gönder',
  },
  /** The page behind the links in the newsletter's mails. */
  newsletter: {
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
  },
  alarm: {
    title: 'Bu siz değil miydiniz?',
    lead: 'Hesabınızı durdurun. O andan itibaren hesaptan para çıkmaz, herkesin oturumu kapanır ve parola geçmez. Bu burada geri alınamaz: bir hazine sorumlusu sizinle konuşur ve dondurmayı kaldırır.',
    submit: 'Hesabımı durdur',
    done: 'Hesabınız durduruldu',
    doneText:
      'Hesaptan para çıkmıyor ve kimse oturum açmış değil. “Parolamı unuttum” ile yeni bir parola seçin, sonra bize yazın.',
    failed: 'Bu bağlantı çalışmıyor',
    failedText:
      '30 günden eski veya eksik. Giriş yapabiliyorsanız hesabınızı Hesap Ayarları’nda durdurun; yapamıyorsanız yeni bir parola seçin: o zaman 72 saat boyunca hiçbir şey çıkmaz.',
  },
};
