import type { Words } from '../../../lib/i18n/words.ts';

/** The Turkish of the terms. */
export const terms: Words<'tr', 'site/terms'> = {
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
        text: 'Kullanılabilir bakiyenizi, yöntemin alt sınırından itibaren, daha azsa tamamını çekmeyi her zaman talep edebilirsiniz. Bir yöntemin en fazla $25 ücreti olabilir: tutarın içindedir, siz talebi göndermeden önce gösterilir ve çekebileceğiniz her şey alt sınırın altındaysa alınmaz. Kullanılabilir bakiyenizde kilit ve zorunlu yeniden yatırım süresi yoktur; bir plandaki para plan bitene kadar orada kalır, sonra bakiyenize döner. Site önce onaylanmış bir kimlik isteyebilir; isterse bunu siz bir şey girmeden önce söyler. Paranızı korumak için yeni bir ödeme adresi 48 saat, giriş yönteminizdeki bir değişiklikten veya yeni bir cihazdan sonra 24 saat daha bekler; hesabınız kurtarıldıktan, bir kurtarma kodu kullanıldıktan veya e-posta adresi değiştirildikten sonra 72 saat boyunca hesaptan hiçbir şey çıkmaz. İkinci faktör olmadan ve eklendikten sonraki 24 saat boyunca 24 saatte en fazla $1.000 talep edebilirsiniz; kendi belirlediğiniz sınırlar da geçerlidir. Bir operatör, size hemen gösterilen bir nedenle hesabı dondurabilir: dondurma kaldırılana kadar yatırım yapamaz ve para çekme talebinde bulunamazsınız; önceki talepler bekler ve henüz onaylanmamış bir para çekme talebini iptal edebilirsiniz. Hesabınızı kendiniz de durdurabilirsiniz; bu onu aynı şekilde dondurur ve yeniden güvenli olduğunu bize yazdığınızda bu dondurmayı bir hazine sorumlusu kaldırır.',
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
};
