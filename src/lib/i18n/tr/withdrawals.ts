import type { Words } from '../words';

/** Withdrawals and the list of transactions. */
export const withdrawals: Words<'tr', 'withdrawals'> = {
  title: 'Para çekme talebi',
  lead: 'Paranızın nereye gideceğini seçin. Hiçbir para çekme işlemi başka bir ödeme gerektirmez.',
  available: 'Kullanılabilir bakiye',
  minimum: 'Alt sınır',
  duration: 'Süre',
  request: 'Para çekme talebi',
  requestBy: 'Para çekme talebi: {{method}}',
  unverified: 'Lütfen hesabınızı doğrulayınız',
  unverifiedText:
    'Para çekmek için doğrulanmış bir e-posta adresi gerekir. {{email}} adresine gönderdiğimiz e-postadaki bağlantıyı açınız, sonra bu sayfaya dönünüz.',

  dialogText: 'Ödeme, seçtiğiniz yöntemle gönderilecektir.',
  enterAddress: 'Adresi giriniz',
  enterAmount: 'Tutarı giriniz',
  amountHint: 'Kullanılabilir: {{available}}. Alt sınır: {{minimum}} ya da daha azsa bakiyenizin tamamı.',
  addressHint: {
    Bitcoin: '1, 3 ya da bc1 ile başlar; test ağında m, n, 2 ya da tb1 ile.',
    Ethereum: '0x ile başlar, ardından 40 harf ve rakam gelir.',
    USDT: 'Ethereum üzerinde USDT (ERC20): 0x ile başlar. TRON üzerinde USDT (TRC20): T ile başlar.',
    TON: 'EQ ya da UQ ile başlar; test ağında kQ ya da 0Q ile.',
  },
  submit: 'Gönder',
  sent: 'Talimat gönderildi',

  next: 'Bundan sonra ne olur',
  nextHold: 'Kullanılabilir bakiyenizden {{amount}} ayrılır.',
  nextReview: 'Bir kişi talebi inceler. O zamana kadar İşlemler bölümünden iptal edebilirsiniz.',
  nextPay:
    'İkinci bir kişi, ödeme anında o değerde olan kripto parayla adresinize öder. Bu site döviz kuru vermez.',
  kind: {
    bitcoin: 'Bitcoin',
    ethereum: 'Ethereum',
    tron: 'TRON',
    ton: 'TON',
    usdtEthereum: 'Ethereum üzerinde USDT (ERC20)',
    usdtTron: 'TRON üzerinde USDT (TRC20)',
  },
  mainNetwork: 'ana ağ',
  testNetwork: 'test ağı',
  noChecksum:
    'Böyle yazıldığında adresin sağlama toplamı yoktur: yanlış bir karakter fark edilmez. Aslıyla karşılaştırınız.',

  fault: {
    form: 'Bu, {{method}} adresine benzemiyor.',
    characters: 'Böyle bir adreste hiç bulunmayan karakterler içeriyor.',
    length: 'Çok kısa ya da çok uzun. Lütfen adresin tamamını kopyalayınız.',
    case: 'Büyük ve küçük harfler karışık. Lütfen adresi yeniden kopyalayınız.',
    checksum: 'Sağlama toplamı yanlış: en az bir karakter doğru değil. Lütfen adresi yeniden kopyalayınız.',
    unsupported: 'Bu tür bir adrese güvenle ödeme yapılamaz. Lütfen başka bir adres veriniz.',
    otherChain: 'Bu bir {{chain}} adresi. {{method}} için kullanılamaz.',
  },
  belowMinimum: 'Alt sınır {{minimum}}; daha azı ancak bakiyenizin tamamı olarak.',
  aboveBalance: 'Bu, kullanılabilir bakiyenizden fazla.',
  earlierArrived:
    'Önceki denemeniz yine de ulaşmış ve başka bir şey gönderilmemiştir. İşlemler bölümüne bakınız; yalnızca ikinci bir para çekme istiyorsanız yeniden gönderiniz.',

  transactions: 'İşlemler',
  withdraws: 'Çekilenler',
  deposits: 'Yatırılanlar',
  caption: 'Çektiğiniz paralar, en yeniden başlayarak',
  amount: 'Tutar',
  method: 'Ödeme şekli',
  status: 'Durum',
  date: 'Tarih',
  empty: 'Şu anda çekilen para yok',
  reason: 'Gerekçe: {{reason}}',
  transaction: 'İşlem: {{id}}',
  to: 'Alıcı adres: {{address}}',
  cancel: 'İptal et',
  cancelLabel: '{{amount}} tutarındaki para çekmeyi iptal et',
  cancelTitle: 'Bu para çekme iptal edilsin mi?',
  cancelText: '{{amount}} kullanılabilir bakiyenize döner. İstediğiniz zaman yeniden talep edebilirsiniz.',
  cancelYes: 'Evet, iptal et',
  cancelNo: 'Kalsın',
  cancelled: 'İptal edildi. {{amount}} yeniden kullanılabilir.',
};
