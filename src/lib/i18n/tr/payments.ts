import type { Words } from '../words';

/** What the screens of payments have in common: amounts, files on their way, what happened when, what will happen. */
export const payments: Words<'tr', 'payments'> = {
  amount: {
    echo: 'Girdiğiniz tutar: {{amount}}',
    form: 'Lütfen {{example}} gibi, en fazla iki ondalık basamaklı yalın bir tutar giriniz.',
    twoWays: 'Bu iki türlü okunabilir. Lütfen {{example}} gibi yazınız.',
  },
  file: {
    drop: 'Dosyayı buraya bırakınız ya da seçiniz:',
    one: 'Lütfen yalnızca bir dosya seçiniz.',
    sending: 'Yükleniyor: {{percent}}',
    kept: 'Yükleme {{percent}} noktasında durdu. Yeniden gönderiniz: kaldığı yerden devam eder.',
  },
  wallet: {
    only: 'Buraya yalnızca {{coin}} gönderiniz ({{network}}). Başka her şey kaybolur.',
    qr: 'QR kodunu göster',
    qrAlt: '{{coin}} adresinin QR kodu',
    since: 'Adres {{date}} tarihinden beri kullanımda',
    movedTitle: 'Bir adres değişti',
    moved:
      'Bu sayfa açıkken {{coin}} adresi değişti. Şimdi gösterileni kullanınız. Öncekine ödeme yaptıysanız dekontu yine de gönderiniz ve bize bildiriniz.',
    earlier: 'Önceki adres',
  },
  steps: {
    title: 'Neler oldu',
    sent: 'Dekont gönderildi',
    reviewing: 'Bir kişi bunu ödemeyle karşılaştırıyor',
    credited: 'Bakiyenize eklendi',
    declined: 'Kabul edilmedi',
    requested: 'Talep gönderildi',
    checking: 'Bir kişi inceliyor; hâlâ iptal edebilirsiniz',
    agreed: 'İncelemeden geçti',
    paying: 'İkinci bir kişi öder',
    beingPaid: 'Şu anda ödeniyor',
    transferred: 'Adresinize gönderildi',
    refused: 'Kabul edilmedi; tutar bakiyenize döndü',
    takenBack: 'Siz geri aldınız; tutar bakiyenize döndü',
  },
  plan: {
    before: 'Şimdiki bakiye',
    after: 'Sonraki bakiye',
    notEnough: 'Bakiyeniz bu plana yetmiyor',
    notDeposited: 'Yatırdıklarınız bu plana yetmiyor',
    begins: 'Başlar',
    boughtElsewhere:
      'Bu pencere açıkken başka bir sekmede veya cihazda bir paket satın alındı. Yalnızca bir tane daha istiyorsanız onaylayınız.',
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
    title: 'Göndermeden önce kontrol ediniz',
    to: 'Adres',
    network: 'Ağ',
    amount: 'Tutar',
    remains: 'Kullanılabilir kalan',
    expected: 'Beklenen süre',
    compare: 'Her grubu aslıyla karşılaştırınız. Yanlış adrese yapılan ödeme geri alınamaz.',
    back: 'Değiştir',
    send: 'Talebi gönder',
  },
  history: 'Para çekme işlemleriniz',
};
