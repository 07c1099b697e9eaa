import type { Words } from '../words';

/** What the screens of payments have in common: amounts, files on their way, what happened when, what will happen. */
export const payments: Words<'tr', 'payments'> = {
  amount: {
    echo: 'Girdiğiniz tutar: {{amount}}',
    form: 'Lütfen {{example}} gibi, en fazla iki ondalık basamaklı yalın bir tutar girin.',
    twoWays: 'Bu iki türlü okunabilir. Lütfen {{example}} gibi yazın.',
  },
  file: {
    drop: 'Dosyayı buraya bırakın ya da seçin:',
    one: 'Lütfen yalnızca bir dosya seçin.',
    sending: 'Yükleniyor: {{percent}}',
    kept: 'Yükleme {{percent}} noktasında durdu. Yeniden gönderin: kaldığı yerden devam eder.',
  },
  wallet: {
    only: 'Yalnızca {{coin}} gönderin ve yalnızca şu ağdan: {{network}}. Buraya gönderilen başka her şey kaybolur.',
    qr: 'QR kodunu göster',
    qrAlt: '{{coin}} adresinin QR kodu',
  },
  steps: {
    title: 'Neler oldu',
    sent: 'Kanıt gönderildi',
    reviewing: 'Bir kişi bunu ödemeyle karşılaştırıyor',
    credited: 'Bakiyenize eklendi',
    declined: 'Kabul edilmedi',
    requested: 'Talep gönderildi',
    checking: 'Bir kişi inceliyor; hâlâ iptal edebilirsiniz',
    agreed: 'İncelemeden geçti',
    paying: 'İkinci bir kişi öder',
    transferred: 'Adresinize gönderildi',
    refused: 'Kabul edilmedi; tutar bakiyenize döndü',
    takenBack: 'Siz geri aldınız; tutar bakiyenize döndü',
  },
  plan: {
    before: 'Şimdiki bakiye',
    after: 'Sonraki bakiye',
    notEnough: 'Yatırdıklarınız bu plana yetmiyor',
    begins: 'Başlar',
    boughtElsewhere:
      'Bu pencere açıkken başka bir sekmede veya cihazda bir paket satın alındı. Yalnızca bir tane daha istiyorsanız onaylayın.',
  },
  position: {
    term: 'Vade',
    day: '{{days}} günün {{gone}}. günü',
    yield: 'Kaydedilen gelir',
    showDays: 'Günlere göre gelir',
    date: 'Gün',
    amount: 'Kaydedilen',
    evidence: 'Dayanak',
    none: 'Henüz gelir kaydedilmedi.',
  },
  review: {
    title: 'Göndermeden önce kontrol edin',
    to: 'Adres',
    network: 'Ağ',
    amount: 'Tutar',
    remains: 'Kullanılabilir kalan',
    expected: 'Beklenen süre',
    compare: 'Her grubu aslıyla karşılaştırın. Yanlış adrese yapılan ödeme geri alınamaz.',
    back: 'Değiştir',
    send: 'Talebi gönder',
  },
  history: 'Para çekme işlemleriniz',
};
