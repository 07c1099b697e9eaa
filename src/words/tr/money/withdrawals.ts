import type { Words } from '../../../lib/i18n/words.ts';

/** The Turkish of withdrawals, what limits them, and the addresses they go to. */
export const withdrawals: Words<'tr', 'money/withdrawals'> = {
  /** Withdrawals and the list of transactions. */
  withdrawals: {
    title: 'Para çekme talebi',
    lead: 'Paranızın nereye gideceğini seçin. Hiçbir para çekme işlemi başka bir ödeme gerektirmez.',
    fee: 'Ücret',

    addressHint: {
      Bitcoin: '1, 3 ya da bc1 ile başlar; test ağında m, n, 2 ya da tb1 ile.',
      Ethereum: '0x ile başlar, ardından 40 harf ve rakam gelir.',
      USDT: 'Ethereum üzerinde USDT (ERC20): 0x ile başlar. TRON üzerinde USDT (TRC20): T ile başlar.',
      TON: 'EQ ya da UQ ile başlar; test ağında kQ ya da 0Q ile.',
    },

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
    waits: '{{date}} itibarıyla onaylanıp ödenebilir',

    transactions: 'İşlemler',
    withdraws: 'Çekilenler',
    deposits: 'Yatırılanlar',
    caption: 'Çektiğiniz paralar, en yeniden başlayarak',
    amount: 'Tutar',
    method: 'Ödeme şekli',
    status: 'Durum',
    date: 'Tarih',
    empty: 'Şu anda çekilen para yok',
    reason: 'Gerekçe (yazıldığı gibi): {{reason}}',
    transaction: 'İşlem: {{id}}',
    to: 'Alıcı adres: {{address}}',
    memo: 'Açıklama: {{memo}}',
    coins: '{{coins}} gönderildi, coin başına {{price}}',
    lessFee: 'Ücret {{fee}}; {{pays}} gönderilir',
    cancel: 'İptal et',
    cancelLabel: '{{amount}} tutarındaki para çekmeyi iptal et',
    cancelled: 'İptal edildi. {{amount}} yeniden kullanılabilir.',
  },
  /** The page of withdrawals and the request for one. */
  withdrawing: {
    cancelTitle: 'Bu para çekme iptal edilsin mi?',
    cancelText:
      '{{amount}} kullanılabilir bakiyenize döner. İstediğiniz zaman yeniden talep edebilirsiniz; hiç ödeme yapılmamış bir adres yeniden bekler.',
    cancelYes: 'Evet, iptal et',
    cancelNo: 'Kalsın',
    available: 'Kullanılabilir bakiye',
    minimum: 'Alt sınır',
    duration: 'Süre',
    noFee: 'Yok',
    request: 'Para çekme talebi',
    requestBy: 'Para çekme talebi: {{method}}',
    unverified: 'Lütfen hesabınızı doğrulayınız',
    unverifiedText:
      'Para çekmek için doğrulanmış bir e-posta adresi gerekir. {{email}} adresine gönderdiğimiz e-postadaki bağlantıyı açınız, sonra bu sayfaya dönünüz.',
    dialogText: 'Ödeme, seçtiğiniz yöntemle gönderilecektir.',
    enterAddress: 'Adresi giriniz',
    memoHint:
      'Adres bir borsadaysa, borsanın gösterdiği açıklamayı (memo) girin: olmadan paranız size ulaşmayabilir. Kendi cüzdanınız için boş bırakın.',
    noMemo: 'Yok: yalnızca kendi cüzdanınız için doğrudur',
    enterAmount: 'Tutarı giriniz',
    amountHint: 'Kullanılabilir: {{available}}. Alt sınır: {{minimum}} ya da daha azsa bakiyenizin tamamı.',
    most: 'En çok',
    cost: 'Ücret {{fee}}; {{pays}} gönderilir, {{remains}} kullanılabilir kalır.',
    orWhole: 'ya da daha azsa bakiyenizin tamamı',
    submit: 'Gönder',
    sent: 'Talimat gönderildi',
    sentText: '{{method}} ile {{amount}}. Bir kişi inceler.',
    next: 'Bundan sonra ne olur',
    nextHold: 'Kullanılabilir bakiyenizden {{amount}} ayrılır.',
    nextReview: 'Bir kişi talebi inceler. O zamana kadar İşlemler bölümünden iptal edebilirsiniz.',
    nextPay:
      'İkinci bir kişi, ödeme anında o değerde olan kripto parayla adresinize {{amount}} öder. Hiçbir döviz kuru vadedilmez.',
    noChecksum:
      'Böyle yazıldığında adresin sağlama toplamı yoktur: yanlış bir karakter fark edilmez. Aslıyla karşılaştırınız.',
    aboveBalance: 'Bu, kullanılabilir bakiyenizden fazla.',
    earlierArrived:
      'Önceki denemeniz yine de ulaşmış ve başka bir şey gönderilmemiştir. İşlemler bölümüne bakınız; yalnızca ikinci bir para çekme istiyorsanız yeniden gönderiniz.',
  },
  /** What limits requests for money. */
  limits: {
    title: 'Para çekme sınırları',
    none: 'Belirlenmedi',
    day: '24 saatte {{limit}}',
    month: '30 günde {{limit}}',
    noDay: '24 saat için sınır yok',
    noMonth: '30 gün için sınır yok',
    next: '{{date}} tarihinden itibaren: {{what}}.',
    set: 'Sınır belirle',
    change: 'Sınırları değiştir',
    lead: 'Hesabınızın para çekme olarak talep edebileceği en yüksek tutar. Daha düşük bir sınır hemen, daha yükseği veya sınırın kaldırılması 48 saat sonra geçerli olur. Her değişikliği size e-postayla bildiririz.',
    enterDay: '24 saatlik sınır',
    enterMonth: '30 günlük sınır',
    hint: 'ABD doları olarak. Boş: sınır yok.',
    least: 'Para çekme mümkün kalsın diye bir sınır en az {{least}} olur.',
    keep: 'Şu an geçerli sınırları yaz',
    save: 'Sınırları kaydet',
    saved: 'Sınırlarınız kaydedildi',
    withoutFactor:
      'İkinci faktör olmadan ve eklendikten sonraki 24 saat boyunca 24 saatte en fazla {{sum}} çekim talep edebilirsiniz.',
    setUpFactor: 'İkinci faktör kur',
    sumLeft:
      'İkinci faktör olmadan ve eklendikten sonraki 24 saat boyunca 24 saatte {{sum}} talep edebilirsiniz. Şu anda kalan: {{left}}.',
    dayLeft: 'Kendi sınırınız 24 saatte {{limit}}. Şu an kalan: {{left}}.',
    monthLeft: 'Kendi sınırınız 30 günde {{limit}}. Şu an kalan: {{left}}.',
    moreFrom: '{{date}} tarihinden itibaren daha fazlası mümkün.',
    aboveSum:
      'İkinci faktör olmadan ve eklendikten sonraki 24 saat boyunca şu anda {{left}} talep edebilirsiniz. Daha fazlası için hesabınızda bir tane kurun veya geçerli olmasını bekleyin.',
    aboveDay:
      '24 saatlik kendi sınırınızdan kalan: {{left}}. Daha fazlası için sınırı hesabınızda yükseltin: daha yüksek bir sınır 48 saat sonra geçerli olur.',
    aboveMonth:
      '30 günlük kendi sınırınızdan kalan: {{left}}. Daha fazlası için sınırı hesabınızda yükseltin: daha yüksek bir sınır 48 saat sonra geçerli olur.',
  },
  /** The address book, and what payments wait for. */
  payouts: {
    wait: {
      new_address:
        'Yeni bir adrese para, ilk kullanımdan 48 saat sonra çıkar. Şimdi kullanılırsa {{date}} tarihinden itibaren ödenebilir.',
      new_address_after_change:
        'Parolanız veya bir kimlik doğrulama uygulaması değiştirildi ya da yeni bir cihaz giriş yaptı; bu yüzden yeni bir adres 24 saat daha bekler: şimdi kullanılırsa {{date}} tarihinden itibaren ödenebilir.',
      recovered: 'Hesabınız e-postayla kurtarıldı. {{date}} öncesinde hesaptan hiçbir şey çıkmaz.',
      recovery_code_used: 'Bir kurtarma kodu kullanıldı. {{date}} öncesinde hesabınızdan hiçbir şey çıkmaz.',
      email_changed: 'E-posta adresiniz değiştirildi. {{date}} öncesinde hesabınızdan hiçbir şey çıkmaz.',
    },
    addresses: {
      title: 'Ödeme adresleriniz',
      lead: 'Hesabınıza giren biri, siz e-postamızı okumadan hesabı boşaltamamalı. Bu yüzden her yeni adres bekler. Bunu kimse kısaltamaz, biz de.',
      caption: 'Ödeme adresleriniz, en yenisi önce',
      empty: 'Henüz bir adres kullanmadınız',
      hidden: 'İkinci faktörünüzü son bir saat içinde kullandığınızda adresleriniz gösterilir.',
      show: 'Adresleri göster',
      address: 'Adres',
      added: 'Eklendi',
      state: 'Ödenebilir',
      now: 'Şimdi',
      from: '{{date}} itibarıyla',
      remove: 'Kaldır',
      removeLabel: '{{address}} kaldır',
      removed: 'Adres kaldırıldı. Yeniden kullanırsanız yeniden bekler.',
    },
    notBefore: '{{date}} tarihinden önce olmaz',
    nextWait:
      'Adres yeni ya da hesabınızda bir şey değişti: talep {{date}} itibarıyla onaylanıp ödenebilir. O zamana kadar iptal edebilirsiniz.',
  },
};
