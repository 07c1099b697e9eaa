import type { Words } from '../words';

/** The dashboard. */
export const portfolio: Words<'tr', 'portfolio'> = {
  title: 'Genel bakış',
  deposited: 'Yatırılan',
  profit: 'Kâr',
  bonus: 'Ek kazanç',
  balance: 'Bakiye',
  totalPackages: 'Toplam paket',
  activePackages: 'Etkin paketler',
  none: 'Yok',
  activeCount_one: '{{count}} etkin plan',
  activeCount_other: '{{count}} etkin plan',
  referralBonus: 'Öneri bonusu',
  places: {
    title: 'Paranız nerede',
    available: 'Kullanılabilir',
    availableText: 'Bakiyeniz. Yatırılabilir ya da çekilebilir.',
    invested: 'Planlarda',
    investedText: 'Satın aldığınız planlarda bağlı; her tutar planı bitince geri gelir.',
    withdrawing: 'Çekilmekte',
    withdrawingText: 'Ödenene kadar ayrılmış; talep reddedilir ya da iptal edilirse geri gelir.',
  },
  insurance: {
    title: 'Güvence fonu',
    text: 'İşletme, her yatırmanın ve her ücretin %20’sini kendi kasasından ayırır. Fonda {{fund}} bulunuyor.',
    covers:
      'Bu, tüm yatırımcılara borçlu olunan {{owed}} tutarının {{percent}} kadarıdır. Kalanı sigortalı değildir.',
  },
  start: {
    title: 'Başlamak için hesabınıza para yatırın',
    text: 'Henüz para yatırılmadı. Bir tutar giriniz, adreslerimizden birine gönderiniz ve dekontu yükleyiniz; bir kişi inceler ve bu sayfa kendiliğinden değişir.',
    action: 'Para yatır',
  },
  choose: {
    title: 'Yatırdığınız para ulaştı',
    text: 'Sonraki adım sizin: bir plan seçin, bakiyeyi tutun ya da çekin.',
    action: 'Planları görün',
  },
  attention: {
    title: 'İlgilenmeniz gerekenler',
    others: 'Bilginize',
    email_unverified: 'E-posta adresiniz doğrulanmadı',
    email_unverifiedText:
      'Para çekmek için gereklidir. {{detail}} adresine gönderdiğimiz iletideki bağlantıyı açın.',
    account_frozen: 'Hesabınız donduruldu',
    account_frozenText:
      '{{date}} tarihinden beri yatırım yapamaz ve para çekme talebinde bulunamazsınız; önceki talepler bekler ve ödenmekte olmayan bir para çekme talebini geri alabilirsiniz. Katılmıyorsanız bize yazınız. Neden: {{detail}}',
    kyc_missing: 'Kimliğiniz doğrulanmadı',
    kyc_missingText: 'İstediğiniz zaman bir kimlik belgesi gönderin; bir kişi inceler.',
    kyc_pending: 'Kimlik belgeniz inceleniyor',
    kyc_pendingText: 'Yapmanız gereken bir şey yok; sonuç burada görünür.',
    kyc_rejected: 'Kimlik belgeniz kabul edilemedi',
    kyc_rejectedText: 'Başka bir belge gönderebilirsiniz. Neden: {{detail}}',
    withdrawal_pending: 'İnceleme bekleyen çekim',
    withdrawal_pendingText:
      '{{date}} tarihinde {{detail}} ile istendi. İncelenene kadar iptal edebilirsiniz.',
    withdrawal_approved: 'Çekim onaylandı, henüz ödenmedi',
    withdrawal_approvedText: '{{date}} tarihinde {{detail}} ile istendi. İkinci bir kişi öder.',
    withdrawal_paying: 'Para çekme ödeniyor',
    withdrawal_payingText: '{{date}} tarihinde {{detail}} ile istendi. Artık iptal edilemez.',
    position_due: '{{detail}} planınız bitti',
    position_dueText: 'Anaparası kısa süre içinde bakiyenize döner.',
    position_matured: '{{detail}} planınız bitti',
    position_maturedText: 'Anaparası {{date}} tarihinde bakiyenize döndü.',
    deposit_pending: 'İnceleme bekleyen para yatırma',
    deposit_pendingText:
      '{{date}} tarihinde {{detail}} olarak gönderildi. Bir kişi onayladığında hesaba geçer.',
  },
  days: {
    title: 'Zaman içinde bakiye',
    text: 'Her günün sonunda (UTC) sahip olduğunuz tutar: kullanılabilir, planlarda ve çekilmekte olan birlikte.',
    label: '{{first}} günü {{from}}, {{last}} günü {{to}}.',
    table: 'Tablo olarak göster',
    day: 'Gün',
  },
  recent: {
    title: 'Son hareketler',
    all: 'Hesap özetinin tamamı',
  },
  actions: {
    title: 'Hızlı işlemler',
    deposit: 'Para yatır',
    invest: 'Yatırım yap',
    withdraw: 'Para çek',
  },
  chart: 'Piyasa grafiği',
  quotes: 'Piyasa fiyatları',
  widgetWaiting: 'Canlı piyasa verileri bekleniyor…',
  widgetOff: 'Canlı piyasa verileri bağlı değil.',
};
