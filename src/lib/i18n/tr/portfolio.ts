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
    waiting: 'İnceleme bekleyen para yatırma',
    waitingText: '{{date}} tarihinde {{method}} olarak gönderildi. Bir kişi onayladığında hesaba geçer.',
  },
  insurance: {
    title: 'Güvence fonu',
    text: 'İşletme, her yatırmanın ve her ücretin %20’sini kendi kasasından ayırır. Fonda {{fund}} bulunuyor.',
    covers:
      'Bu, tüm yatırımcılara borçlu olunan {{owed}} tutarının %{{percent}} kadarıdır. Kalanı sigortalı değildir.',
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
  chart: 'Piyasa grafiği',
  quotes: 'Piyasa fiyatları',
  widgetOff: 'Canlı piyasa verileri bağlı değil.',
};
