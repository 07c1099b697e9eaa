import type { Words } from '../../lib/i18n/words.ts';

/** The Turkish of the public documents, which are rendered at build time. */
export const site: Words<'tr', 'site'> = {
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
    countriesFailed: 'Ülke listesi yüklenemedi. Ülke seçmeden de kayıt olabilirsiniz.',
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
  /** The public pages. Nothing here claims what the software or an operator cannot prove. */
  content: {
    descriptions: {
      home: 'Her kuruşun göz önünde olduğu kripto madenciliği ve kopya işlem planları. Getiriler hedeftir, asla garanti edilmez.',
      about:
        'Bu portalın ne olduğu, neyi vaat etmeyi reddettiği ve girildiği kadarıyla arkasında kimlerin bulunduğu.',
      contact: 'Portalın arkasındaki kişilere yazınız ve onlara başka nasıl ulaşabileceğinizi görünüz.',
      terms:
        'Yalın sözcüklerle on iki şart: katılım ücreti yok, kilit yok ve sizinle para çekme arasında gizli hiçbir şey yok.',
    },
    home: {
      title: 'Madencilik ve kopya işlem, her kuruşu göz önünde',
      lead: 'Hesabınıza para yatırın, bir plan seçin, sizin olanı çekin. Her alacak kaydı belgesiyle işlenir, her inceleme olduğu anda gösterilir.',
      start: 'Kaydol',
      seePlans: 'Planları görün',
      featuresTitle: 'Güvenebileceğiniz şeyler',
      features: {
        portfolio: {
          title: 'Portföyünüz tek bakışta',
          text: 'Yatırılan, kâr, bonus, bakiye ve paketler: altı rakam, her zaman aynı çift taraflı defterlerden.',
        },
        security: {
          title: 'Kurala bağlı erişim',
          text: 'Kayıtlarınızı yalnızca sizin okumanıza veritabanının kendisi izin verir. Kurallar yazılıdır ve tek tek sınanır.',
        },
        copying: {
          title: 'Madencilik ve kopya işlem',
          text: 'Planlar süresini, alt sınırını ve hedefini belirtir. Getiri yalnızca gelir kaydedildiğinde hesaba geçer.',
        },
        paper: {
          title: 'Kâğıt üzerinde portföy ve emirler',
          text: 'Bu deneme ortamında simüle edilmiş fiyatlarla piyasa, limit, stop ve izleyen stop emirleri ve yeniden dengeleme. Koyduğunuzu kaybedebilirsiniz.',
        },
      },
      ctaTitle: 'Madenciliğe başlamaya hazır',
      ctaText: 'Bir hesap açın ve bütün yolu yürüyün: para yatırma, plan, para çekme.',
      stepsTitle: 'Üç adım',
      steps: {
        create: { title: 'Hesap oluşturun', text: 'E-posta adresinizle kaydolun ve adresinizi doğrulayın.' },
        fund: {
          title: 'Para yatırın',
          text: 'Adreslerimizden birine gönderin, dekontu yükleyin, incelemeyi izleyin.',
        },
        mine: {
          title: 'Madenciliğe başlayın',
          text: 'Bakiyenizin yettiği bir plan seçin. O dakikadan itibaren işler.',
        },
      },
      whyTitle: 'Neden {{brand}}',
      why: {
        listed: {
          title: 'Ödeme yöntemleri açıkta',
          text: 'Bitcoin’den USDT’ye, siz bir şey göndermeden önce hepsi listelenir.',
        },
        review: {
          title: 'İnsanlar inceler',
          text: 'Yatırılan ve çekilen paralar elle denetlenir; büyük tutarlar iki kişi tarafından.',
        },
        evidence: {
          title: 'Getiri kaydedilir, asla vaat edilmez',
          text: 'Her alacak kaydı geldiği geliri gösterir. Gelirsiz günler sıfır gösterir.',
        },
        open: {
          title: 'Para çekmenin ardında gizli bir şey yok',
          text: 'Üye bulma yok, ek ödeme yok, kilit yok: kullanılabilir bakiyeniz sizindir.',
        },
        live: {
          title: 'Canlı',
          text: 'Bir ödeme onaylandığında sayfanız yenilemeye gerek kalmadan kendiliğinden değişir.',
        },
        private: {
          title: 'Verileriniz sizde kalır',
          text: 'Belgeler özel depolama alanında durur. Banka giriş bilgilerinizi asla istemeyiz.',
        },
      },
      plansTitle: 'Bir plan seçin',
      plansLead:
        'Hedefler, bir planın ulaşmaya çalıştığı şeydir. Garanti edilmez: daha az alabilir ya da hiç almayabilirsiniz.',
      planStart: 'Kaydol',
      planOffers: 'Neler sunar',
      duration: 'Süre',
      target: 'Hedef getiri',
      notGuaranteed: 'hedeftir, garanti edilmez',
      plansFailed: 'Planlar yüklenemedi.',
      tickerTitle: 'Piyasalar',
      tickerSimulated: 'Simüle fiyatlar',
      tickerDay: '24 saatte',
    },
    claims: {
      title: 'İddialar, her biri kanıtıyla',
      evidence: 'Kanıtı görün',
      paymentMethods: 'Ödeme yöntemi',
      languages: 'Dil',
      uptime: '{{date}} tarihinden beri ölçülen erişilebilirlik',
    },
    newsletter: {
      title: 'Bülten',
      text: 'Yılda birkaç kez ürün haberleri. Kampanya yok, geri sayım yok.',
      email: 'E-posta adresiniz',
      submit: 'Abone ol',
      done: 'Teşekkür ederiz. Lütfen posta kutunuza bakınız: bülten, adresinizi orada doğruladığınızda başlar.',
    },
    footer: {
      aboutTitle: 'Hakkımızda',
      aboutText:
        '{{brand}}, kripto madenciliği ve kopya işlem planları için, her rakamı denetlenebilecek biçimde kurulmuş bir yatırımcı portalıdır.',
      quickLinks: 'Hızlı bağlantılar',
      contactTitle: 'İletişim',
      noEmail: 'Bu deneme ortamında e-posta adresi girilmemiştir.',
      noPlace: 'Posta adresi girilmemiştir.',
      copyright: '© {{year}} {{brand}}',
      terms: 'Şartlar ve koşullar',
    },
    about: {
      title: '{{brand}} hakkında',
      intro:
        'Günlük getirili madencilik planları dolandırıcılığın gözde kılığıdır. Çarenin daha iyi bir vaat değil, o vaadin verilemeyeceği bir yazılım olduğunu düşünüyoruz: çift taraflı defterlerde tutulan para, yalnızca kaydedilmiş gelirden doğan alacaklar ve herkesin okuyabileceği kurallar.',
      statements: {
        story: {
          title: 'Hikâyemiz',
          text: '{{brand}}, böyle bir platformun gizleyecek hiçbir şeyi olmasaydı nasıl görüneceği sorusuyla başladı. Bütün yolu deneme parasıyla gösteren bir deneme ortamı olarak başlar ve öyle olduğu sürece her sayfada bunu söyler.',
        },
        mission: {
          title: 'Görevimiz',
          text: 'İnsanların ne yatırdığını, bunun ne kazandırdığını ve ne çekebileceklerini her an görmelerini sağlamak.',
        },
        vision: {
          title: 'Vizyonumuz',
          text: 'Güvenin denetlenemeyen adlara ve sayılara değil, denetlenebilen kayıtlara dayandığı bir yatırım.',
        },
        values: {
          title: 'Değerlerimiz',
          text: 'Parada kesinlik, risk konusunda açık sözler ve yatırımcıyla para çekme arasında gizli hiçbir engel.',
        },
      },
      registrationsTitle: 'Tesciller',
      registrationsNone:
        'Bir düzenleyici kurum nezdinde tescil girilmemiştir. Bu bir deneme ortamıdır: gerçek para kabul etmez ve yatırım hizmeti sunmaz.',
      registrationsUnknown: 'Tescil listesi şu anda gösterilemiyor.',
      register: 'Kamuya açık sicil',
      faqTitle: 'Sorular',
      faq: {
        sandbox: {
          q: 'Bu gerçek para mı?',
          a: 'Her sayfanın üstündeki bildirim “Deneme ortamı” dediği sürece hayır: o zaman bu, test ağı adresleriyle deneme parasıdır ve burada gösterilen bir adrese asla gerçek para göndermemelisiniz. O bildirim yoksa evet.',
        },
        deposit: {
          q: 'Hesabıma nasıl para yatırırım?',
          a: 'Para yatır bölümünde bir tutar giriniz, adreslerden birine gönderiniz ve ödemenin görüntüsünü yükleyiniz. Bir kişi inceler; liste önce Beklemede, sonra Onaylandı ya da gerekçesiyle Reddedildi gösterir.',
        },
        yield: {
          q: 'Getiriler garanti mi?',
          a: 'Hayır. Planın rakamı bir hedeftir. Hesabınıza yalnızca gerçekten kazanılan ve kaydedilen geçer; bu, hedeften az olabilir ya da hiç olmayabilir.',
        },
        withdraw: {
          q: 'Ne zaman para çekebilirim?',
          a: 'Kullanılabilir bakiyeniz varsa (en az yöntemin alt sınırı ya da daha azsa tamamı) ve e-posta adresiniz doğrulanmışsa her zaman; yeter ki bir operatör, size hemen bildirilen bir nedenle hesabınızı dondurmuş olmasın. Önce daha fazla yatırım yapmanız ya da başkalarını getirmeniz hiçbir zaman gerekmez.',
        },
        data: {
          q: 'Belgelerime ne oluyor?',
          a: 'Yalnızca sizin ve onları inceleyen görevlilerin okuyabildiği özel depolama alanında durur. Bir bankaya giriş bilgisi asla istemeyiz.',
        },
      },
    },
    contact: {
      title: 'İletişim',
      heading: 'Şikâyetinizi bize bildirin',
      lead: 'Ters giden ya da daha iyi olabilecek her şeyi bize yazınız.',
      name: 'Ad soyad',
      email: 'E-posta',
      subject: 'Konu',
      message: 'Mesaj',
      submit: 'Gönder',
      sent: 'mesaj gönderildi',
      place: 'Konum',
      phone: 'Telefon',
      none: 'Bu deneme ortamında girilmemiştir',
    },
  },
  /** The terms and conditions: twelve, in the order of the list. */
  terms: {
    title: 'Şartlar ve koşullar',
    lead: 'Yalın sözcüklerle on iki şart. Deneme ortamında bütün para deneme parasıdır.',
    items: {
      agreement: { title: 'Kabul', text: 'Katılarak bu şartları kabul edersiniz.' },
      oneAccount: {
        title: 'Tek hesap',
        text: 'Her kişi bir hesap tutabilir. Yanlış bilgi vermeyiniz.',
      },
      noFee: { title: 'Üyelik ücreti yok', text: 'Katılmak ve hesap tutmak ücretsizdir.' },
      processing: {
        title: 'İşleme',
        text: 'Bir ödemenin incelenmesi ve bir planın eklenmesi 24 saati bulabilir.',
      },
      privacy: {
        title: 'Gizlilik',
        text: 'Yasa gerektirmedikçe kişisel verileri onayınız olmadan üçüncü kişilere açıklamayız.',
      },
      contactDetails: { title: 'İletişim bilgileri', text: 'Lütfen iletişim bilgilerinizi güncel tutunuz.' },
      correctWallets: {
        title: 'Doğru cüzdanlar',
        text: 'Yalnızca ödeme sayfasında gösterilen cüzdan adreslerine ve her adrese yalnızca ona ait parayı gönderiniz.',
      },
      afterFunding: {
        title: 'Para yatırdıktan sonra',
        text: 'Para yatırdıktan sonra ödeme dekontunu yükleyiniz. Zamanında incelenmezse destekle iletişime geçiniz.',
      },
      withdrawals: {
        title: 'Para çekme',
        text: 'Kullanılabilir bakiyenizi, yöntemin alt sınırından itibaren, daha azsa tamamını her zaman çekebilirsiniz. Kilit ve zorunlu yeniden yatırım süresi yoktur. Bir operatör, size hemen gösterilen bir nedenle hesabı dondurabilir: dondurma kaldırılana kadar yatırım yapamaz ve para çekme talebinde bulunamazsınız; önceki talepler bekler ve ödenmekte olmayan bir para çekme talebini geri alabilirsiniz.',
      },
      noFurther: {
        title: 'Ek yatırım yok',
        text: 'Para çekmek için ya da başka bir nedenle daha fazla yatırım yapmanız, ekleme yapmanız ya da başka bir ödemede bulunmanız asla istenmez.',
      },
      referrals: {
        title: 'Öneriler isteğe bağlıdır',
        text: 'Başkalarına önerebilirsiniz. Bu, para çekme ya da başka bir şey için asla koşul değildir.',
      },
      rules: {
        title: 'Kurallar',
        text: 'Üyeler bu kurallara ve yasaya uyar. Bunları çiğneyen bir hesap kapatılabilir; yasa yasaklamadıkça kullanılabilir bakiyesi ödenir.',
      },
    },
  },
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
    invested: 'Planlara yatırılmış',
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
  offline: {
    text: 'Cihazınızın şu anda bağlantısı yok, bu nedenle bu sayfa gösterilemiyor. Hiçbir şey gönderilmedi ve hiçbir şey kaybolmadı. Bağlantı geri geldiğinde sayfa kendiliğinden açılır.',
  },
};
