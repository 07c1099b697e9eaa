import type { Words } from '../words';

/** Registration, login, recovery. */
export const auth: Words<'tr', 'auth'> = {
  register: {
    title: 'Hesabınızı oluşturun',
    lead: 'Bir dakika sürer ve ücretsizdir.',
    name: 'Ad soyad',
    email: 'E-posta',
    phone: 'Telefon numarası',
    password: 'Parola',
    invalidPhone: 'Lütfen bir telefon numarası giriniz: yalnızca rakam, boşluk ve + ( ) . -',
    passwordHint: 'En az yedi karakter.',
    country: 'Ülke seçiniz',
    countriesFailed: 'Ülke listesi yüklenemedi. Ülke seçmeden de kayıt olabilirsiniz.',
    agree: 'Kaydolarak şunları kabul edersiniz:',
    terms: 'Şartlar ve koşullar',
    submit: 'Kaydol',
    haveAccount: 'Zaten hesabınız var mı?',
    referred: '{{code}} koduyla önerildiniz.',
    welcome: '{{brand}} portalına hoş geldiniz. Lütfen e-posta adresinizi doğrulayınız.',
  },
  checkMail: {
    title: 'E-postanızı kontrol ediniz',
    text: '{{email}} adresine bir bağlantı gönderdik. Adresinizi doğrulamak için bağlantıyı açınız, ardından oturum açınız.',
    again: 'E-postayı yeniden gönder',
    sent: 'E-posta yeniden gönderildi.',
  },
  login: {
    title: 'Oturum açın',
    lead: 'Yeniden hoş geldiniz.',
    email: 'E-posta',
    password: 'Parola',
    submit: 'Giriş yap',
    forgot: 'Parolamı unuttum',
    create: 'Hesap oluştur',
    noAccount: 'Burada yeni misiniz?',
    welcome: 'Yeniden hoş geldiniz',
    needsConfirmation: 'E-posta adresiniz henüz doğrulanmadı',
    needsConfirmationText:
      '{{email}} adresine gönderdiğimiz e-postadaki bağlantıyı açınız, ardından oturum açınız.',
  },
  forgot: {
    title: 'Hesabınızı kurtarın',
    lead: 'E-posta adresinize bir bağlantı göndeririz. Onunla yeni bir parola seçebilirsiniz.',
    email: 'E-posta',
    missing: 'Kurtarma e-postasını giriniz',
    submit: 'Bağlantıyı gönder',
    sent: 'Lütfen e-postanızı kontrol ediniz',
    sentText: '{{email}} bir hesaba aitse bağlantı yoldadır. Bir kez ve bir saat boyunca geçerlidir.',
    back: 'Girişe dön',
  },
  reset: {
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
    checking: 'Bağlantı denetleniyor',
  },
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
};
