import type { Words } from '../../../lib/i18n/words.ts';

/** The Turkish of registering and signing in. */
export const entry: Words<'tr', 'site/entry'> = {
  register: {
    title: 'Hesabınızı oluşturun',
    lead: 'Bir dakika sürer ve ücretsizdir.',
    name: 'Ad soyad',
    email: 'E-posta',
    phone: 'Telefon numarası',
    password: 'Parola',
    invalidPhone: 'Lütfen bir telefon numarası giriniz: yalnızca rakam, boşluk ve + ( ) . -',
    country: 'Ülke seçiniz',
    unserved: 'Bu site şu ülkelerde yaşayanlara hesap açmaz: {{countries}}.',
    countriesFailed: 'Ülke listesi yüklenemedi.',
    countryOptional: 'Ülke seçmeden de kayıt olabilirsiniz.',
    agree: 'Kaydolarak şunları kabul edersiniz:',
    terms: 'Şartlar ve koşullar',
    submit: 'Kaydol',
    haveAccount: 'Zaten hesabınız var mı?',
    referred: '{{code}} koduyla önerildiniz.',
    welcome: '{{brand}} portalına hoş geldiniz. Lütfen e-posta adresinizi doğrulayınız.',
  },
  login: {
    title: 'Giriş yap',
    lead: 'Yeniden hoş geldiniz.',
    email: 'E-posta',
    password: 'Parola',
    passkey: 'Geçiş anahtarıyla giriş yap',
    forgot: 'Parolamı unuttum',
    create: 'Kaydol',
    noAccount: 'Burada yeni misiniz?',
    needsConfirmation: 'E-posta adresiniz henüz doğrulanmadı',
    needsConfirmationText:
      '{{email}} adresine gönderdiğimiz e-postadaki bağlantıyı açınız, ardından oturum açınız.',
  },
  checkMail: {
    title: 'E-postanızı kontrol ediniz',
    text: '{{email}} adresine bir bağlantı gönderdik. Adresinizi doğrulamak için bağlantıyı açınız, ardından oturum açınız.',
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
};
