import type { Words } from '../../../lib/i18n/words.ts';

/** The Turkish of the transparency page. */
export const transparency: Words<'tr', 'site/transparency'> = {
  /** The public page of what is owed and what stands against it; the back office says some of it, too. */
  transparency: {
    title: 'Şeffaflık',
    description:
      'Defterlerin tüm yatırımcılara borcu, karşılığında ne beyan edildiği, ikisinin nasıl denetleneceği ve bunun neyi kanıtlamadığı.',
    lead: 'Defterlerin tüm yatırımcılara toplam borcu ve karşılığında ne olduğu. Borç ve karşılığı en yeni döküme, gelirler ve planlar şu ana aittir.',
    loading: 'Rakamlar yükleniyor…',
    failed: 'Veritabanı yanıt vermedi.',
    paper:
      'Bu deneme ortamındaki portföyler ve stratejiler kâğıt üzerindedir. Son değerlemeye göre satılsalar getirecekleri tutarla, girmeyi bekleyen parayla birlikte sayılırlar. Simüle coinler rezerv değildir.',
    owed: 'Borçlu olunan',
    none: 'Henüz hiçbir döküm yayımlanmadı.',
    figuresAsOf: 'Kapasite ve gelir: {time} UTC itibarıyla. Yaklaşık dakikada bir toplanır.',
    asOf: 'Döküm {number}, {date}',
    total: 'Toplam borç',
    available: 'Kullanılabilir',
    invested: 'Planlarda',
    withdrawing: 'Çekilmekte olan',
    accrued: 'Henüz hesaba geçmemiş getiri',
    pooled: 'Portföylerde ve stratejilerde',
    against: 'Karşılığında olan',
    noReserves: 'Hiçbir rezerv beyan edilmedi. Bu sayfadaki hiçbir şey paranın orada olduğunu göstermez.',
    reserves: 'Beyan edilen rezervler',
    coverage: 'Bunların karşıladığı',
    insurance: 'Sigorta fonu, kasada eksik olan düşülmüş',
    insured: 'Bunun karşıladığı',
    paidOut: 'Sigorta fonundan ödenen',
    payoutOf: '{date}: {lost} kaybeden {people} kişiye {amount}',
    reserveWorth: 'işletmecinin sözüne göre {date} tarihinde değeri {value}',
    reserveOld: 'Bir aydan önce imzalandı: sayılmaz.',
    address: 'Adres',
    block: 'Blok',
    message: 'İmzalı mesaj',
    signature: 'İmza',
    howToCheck: 'Nasıl denetlenir',
    capacity: 'Kapasite',
    sold: 'Satılan: planlardaki ana para',
    income: 'Kanıtıyla kaydedilen gelir, son 30 gün',
    days: 'Böyle geliri olan günler',
    booked: 'Gelir eksi zarar, başlangıçtan beri',
    credited: 'Yatırımcıların hesabına geçen getiri, başlangıçtan beri',
    capacityOf: '{date} tarihinden beri kanıtlanan {capacity} tutarın {sold} kadarı satıldı:',
    hashrateOf: 'Paketlerde, kanıtlanan {capacity} PH/s kapasitenin {sold} PH/s kadarı.',
    noCapacity:
      'Burada madencilik kapasitesine dair bir kanıt yayımlanmadı; bu yüzden hiçbiri ileri sürülmüyor.',
    history: 'Gün gün borçlu olunan',
    historyText: 'Her dökümün toplamı; en yenisi {total}.',
    snapshots: 'Tüm dökümler',
    snapshot: 'Döküm',
    date: 'Tarih',
    root: 'Kök',
    seal: 'Mühür',
    older: 'Daha eski dökümler',
    restorations: 'Yedekten geri yüklendi',
    restoredTo:
      'Site {at} UTC’de bir yedekten {moment} UTC’deki durumuna geri yüklendi. Arada kaydedilenler kayboldu; varsa numarası {after} sonrasında ve {number} öncesinde olan dökümler de.',
    restoredReason: 'Neden',
    verify: 'Nasıl denetlersiniz',
    steps: {
      sign: 'Giriş yapınız. Tarayıcınız her yeni dökümü kendiliğinden denetler ve sonucu panelinizde gösterir.',
      receipt: 'Makbuzu oradan indiriniz. Kendi kaydınızı ve ondan köke giden yolu içerir.',
      tool: 'Kaynak kodumuzdaki programla, npm run verify, veya yayımlanan biçime göre kendi yazdığınız bir programla denetleyiniz.',
      compare:
        'En yeni mührü başkalarıyla karşılaştırınız ve saklayınız. Önceki tüm dökümleri bağlar: aynı dökümün iki farklı mührü, birine yalan söylendiğinin kanıtıdır.',
    },
    limits: 'Bunun kanıtlamadıkları',
    limit: {
      solvency:
        'Paranın orada olduğunu. Ağaç, borçlu olunanı gösterir; rezervler işletmecilerin beyanıdır ve yazılım imzalarını denetlemez.',
      borrowed: 'Rezervlerin işletmeye ait olduğunu. İmza günü için ödünç alınmış olabilirler.',
      hidden: 'Bu defterlerin dışında borç bulunmadığını.',
      unseen: 'Hiç bakmayan kimsenin dışarıda bırakılmadığını. Denetleyen her yatırımcı bunu zorlaştırır.',
      siblings:
        'Toplamların tam gizliliğini. Bir makbuz, yolunun yanındaki dalların toplamlarını gösterir; en küçüğü tek bir başka yatırımcının bakiyesi olabilir, adı olmadan.',
      kinds: 'Türlere göre dağılımı. Mühürlüdür, ama ağaç yalnızca toplamı kanıtlar.',
    },
  },
};
