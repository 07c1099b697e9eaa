import type { Words } from '../../../lib/i18n/words.ts';

/** The Turkish of signing in and up. */
export const auth: Words<'tr', 'account/auth'> = {
  /** Registration, login, recovery. */
  auth: {
    checkMail: {
      again: 'E-postayı yeniden gönder',
      sent: 'E-posta yeniden gönderildi.',
    },
    login: {
      submit: 'Giriş yap',
      welcome: 'Yeniden hoş geldiniz',
    },
    passwordHint: 'En az yedi karakter.',
    strength: 'Parolanın tahmin edilme zorluğu',
    confirmed: {
      title: 'E-posta adresiniz doğrulandı',
      text: 'Artık oturum açabilirsiniz.',
      halfTitle: 'Bir bağlantı daha',
      halfText:
        'Lütfen diğer adresinize gönderilen e-postadaki bağlantıyı da açınız. Değişiklik ancak o zaman yapılır.',
      failedTitle: 'Bu bağlantı artık geçerli değil',
      failedText:
        'Süresi dolmuş ya da daha önce kullanılmış. Adresiniz doğrulandıysa oturum açmanız yeterlidir; değilse oturum açarken yeni bir e-posta önerilir.',
    },
    signedOut: 'Oturumunuz sona erdi. Lütfen yeniden oturum açınız.',
  },
};
