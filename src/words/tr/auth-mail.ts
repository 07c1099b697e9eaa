import type { AuthMailTexts } from '../../lib/i18n/mail-texts.ts';

/** The Turkish of the mails of Auth. */
export const authMail: AuthMailTexts = {
  always: 'Böyle bir ileti her istekte gelir ve kapatılamaz.',
  confirmation: {
    subject: 'E-posta adresinizi doğrulayın',
    paragraphs: [
      'Bu adresle {{brand}} sitesine kaydoldunuz. Bu bağlantının açtığı sayfada adresi doğrulayın ve parolanızı seçin:',
    ],
    link: 'Adresi doğrula',
    after: [
      'Bağlantı bir kez ve bir saat boyunca çalışır; giriş yaparken yenisi sunulur. Siz kaydolmadınız mı? O zaman bu iletiyi yok sayın: bu bağlantı olmadan hesabı kimse kullanamaz.',
    ],
    why: 'Bu iletiyi, bu adres kayıt sırasında girildiği için alıyorsunuz.',
  },
  recovery: {
    subject: 'Yeni bir parola seçin',
    paragraphs: [
      '{{brand}} hesabınız için yeni bir parola istendi; umarız isteyen sizsiniz. Parolayı bu bağlantının açtığı sayfada seçin:',
    ],
    link: 'Yeni parola seç',
    after: [
      'Bağlantı bir kez ve bir saat boyunca çalışır. Siz istemediniz mi? O zaman bu iletiyi yok sayın: parolanız olduğu gibi kalır.',
    ],
    why: 'Bu iletiyi, bu adresin hesabı için yeni bir parola istendiği için alıyorsunuz.',
  },
  email_change: {
    subject: 'Yeni e-posta adresini doğrulayın',
    paragraphs: [
      '{{brand}} hesabınızın adresi {{email}} olacak. Değişiklik ancak hem bu bağlantıyla hem de diğer adrese gönderilen iletideki bağlantıyla doğrulandığında yapılır:',
    ],
    link: 'Değişikliği doğrula',
    after: [
      'Bağlantılar bir saat boyunca çalışır. Siz istemediniz mi? O zaman doğrulamayın ve yeni bir parola seçin: başka biri parolanızı biliyor olabilir.',
    ],
    why: 'Bu iletiyi, bir hesap bu adresten ayrılacağı ya da bu adrese geçeceği için alıyorsunuz.',
  },
  magic_link: {
    subject: '{{brand}} girişi',
    paragraphs: [
      '{{brand}} hesabınıza giriş yaptıran bir ileti istendi. Burada e-postayla giriş yoktur: bu sayfada parolanızı veya geçiş anahtarınızı kullanın:',
    ],
    link: 'Giriş yap',
    after: ['Siz istemediniz mi? O zaman bu iletiyi yok sayın.'],
    why: 'Bu iletiyi, bu adresle bir giriş iletisi istendiği için alıyorsunuz.',
  },
  reauthentication: {
    subject: '{{brand}} hesabınız hakkında',
    paragraphs: [
      '{{brand}} hesabınızda oturumu açık olan bir tarayıcıda e-postayla kod istendi. Hiçbir sayfa kod sormaz; bu iletide de kod yoktur.',
      'Siz değil miydiniz? O zaman yeni bir parola seçin ve hesap ayarlarında diğer tarayıcıların oturumunu kapatın:',
    ],
    link: 'Yeni parola seç',
    why: 'Bu iletiyi, hesabınız için bir kod istendiği için alıyorsunuz.',
  },
};
