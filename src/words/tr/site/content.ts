import type { Words } from '../../../lib/i18n/words.ts';

/** The Turkish of the pages that are read. */
export const content: Words<'tr', 'site/content'> = {
  /** The public pages. Nothing here claims what the software or an operator cannot prove. */
  content: {
    descriptions: {
      home: 'Her kuruşun göz önünde olduğu kripto madenciliği planları. Getiriler hedeftir, asla garanti edilmez.',
      about:
        'Bu portalın ne olduğu, neyi vaat etmeyi reddettiği ve girildiği kadarıyla arkasında kimlerin bulunduğu.',
      contact: 'Portalın arkasındaki kişilere yazınız ve onlara başka nasıl ulaşabileceğinizi görünüz.',
      terms:
        'Yalın sözcüklerle on iki şart: katılım ücreti yok, kullanılabilir bakiyede kilit yok ve sizinle para çekme arasında gizli hiçbir şey yok.',
    },
    withoutScripts: 'Bu form için JavaScript gerekir. Lütfen tarayıcınızda etkinleştirin.',
    home: {
      title: 'Madencilik, her kuruşu göz önünde',
      lead: 'Hesabınıza para yatırın, bir plan seçin, sizin olanı çekin. Getiri yalnızca kaydedilmiş gelirden gelir, her inceleme olduğu anda gösterilir.',
      start: 'Kaydol',
      seePlans: 'Planları görün',
      featuresTitle: 'Güvenebileceğiniz şeyler',
      features: {
        portfolio: {
          title: 'Portföyünüz tek bakışta',
          text: 'Yatırılan, kâr, ikramiye, bakiye ve paketler: altı rakam, her zaman aynı çift taraflı defterlerden.',
        },
        security: {
          title: 'Kurala bağlı erişim',
          text: 'Veritabanının kendisi yalnızca kendi kayıtlarınızı okumanıza izin verir, başkalarınınkini değil. Kurallar yazılıdır ve tek tek sınanır.',
        },
        copying: {
          title: 'Madencilik planları',
          text: 'Planlar süresini, alt sınırını ve hedefini belirtir. Getiri yalnızca gelir kaydedildiğinde hesaba geçer.',
        },
        paper: {
          title: 'Kâğıt üzerinde portföy, emirler ve kopya işlem',
          text: 'Bu deneme ortamında deneme parasıyla piyasa, limit, stop ve izleyen stop emirleri ve yeniden dengeleme. Koyduğunuzu kaybedebilirsiniz.',
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
          text: 'Her getiri, geldiği geliri gösterir. Gelirsiz günler sıfır gösterir.',
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
      title: 'İddialar ve her birinin neyi saydığı',
      evidence: 'Kanıtı görün',
      paymentMethods: 'Ödeme yöntemi',
      methodsCounted: 'Ödeme yapılabilecek bir adresi olanlar.',
      seeMethods: 'Göster',
      uptimeCounted: 'Tüm dakikalardan, her hizmetin yanıt verdikleri.',
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
        '{{brand}}, kripto madenciliği planları için, her rakamı denetlenebilecek biçimde kurulmuş bir yatırımcı portalıdır.',
      quickLinks: 'Hızlı bağlantılar',
      contactTitle: 'İletişim',
      noEmail: 'Bu deneme ortamında e-posta adresi girilmemiştir.',
      emailUnknown: 'E-posta adresi şu anda gösterilemiyor.',
      noPlace: 'Posta adresi girilmemiştir.',
      placeUnknown: 'Posta adresi şu anda gösterilemiyor.',
      copyright: '© {{year}} {{brand}}',
      terms: 'Şartlar ve koşullar',
    },
    about: {
      title: '{{brand}} hakkında',
      intro:
        'Günlük getirili madencilik planları dolandırıcılığın gözde kılığıdır. Çarenin daha iyi bir vaat değil, o vaadin verilemeyeceği bir yazılım olduğunu düşünüyoruz: çift taraflı defterlerde tutulan para, yalnızca kaydedilmiş gelirden doğan getiri ve herkesin okuyabileceği kurallar.',
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
          a: 'Hayır. Planın rakamı bir hedeftir. Getiri olarak hesabınıza yalnızca gerçekten kazanılan ve kaydedilen geçer; bu, hedeften az olabilir ya da hiç olmayabilir.',
        },
        withdraw: {
          q: 'Ne zaman para çekebilirim?',
          a: 'Kullanılabilir bakiyeniz varsa (en az yöntemin alt sınırı ya da daha azsa tamamı) ve e-posta adresiniz doğrulanmışsa her zaman para çekme talebinde bulunabilirsiniz. Bir yöntemin en fazla $25 ücreti olabilir; tutarın içindedir ve siz talebi göndermeden önce gösterilir. Site önce onaylanmış bir kimlik isteyebilir; gerçek parayla çalışan bir site böyle başlar. Yeni bir ödeme adresi 48 saat, giriş yönteminizdeki bir değişiklikten veya yeni bir cihazdan sonra 72 saat bekler; hesabınız kurtarıldıktan, bir kurtarma kodu kullanıldıktan veya e-posta adresi değiştirildikten sonra 72 saat boyunca hesaptan hiçbir şey çıkmaz. İkinci faktör olmadan ve eklendikten sonraki 24 saat boyunca 24 saatte en fazla $1.000 talep edebilirsiniz; kendi sınırlarınız da geçerlidir. Bir operatör, size hemen bildirilen bir nedenle hesabınızı dondurabilir; onu kendiniz de durdurabilirsiniz: o zaman yeniden güvenli olduğunu bize yazdığınızda dondurmayı bir hazine sorumlusu kaldırır. Önce daha fazla yatırım yapmanız ya da başkalarını getirmeniz hiçbir zaman gerekmez.',
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
      unknown: 'Şu anda gösterilemiyor',
    },
  },
  offline: {
    text: 'Cihazınızın şu anda bağlantısı yok, bu nedenle bu sayfa gösterilemiyor. Hiçbir şey gönderilmedi ve hiçbir şey kaybolmadı. Bağlantı geri geldiğinde sayfa kendiliğinden açılır.',
  },
};
