import type { Words } from '../../lib/i18n/words.ts';

/** The Turkish of what plans and top-ups mean. */
export const plans: Words<'tr', 'plans'> = {
  planMeaning: {
    title: 'Bunun anlamı',
    inEnglish: 'Planların adları ve sundukları İngilizce yazılmıştır.',
    fixed: 'Bir paketin fiyatı: {{min}}.',
    amount:
      '{{min}} ile {{max}} arasında herhangi bir tutar. Hiçbir paket, eklemelerle birlikte, daha fazlasını içermez.',
    topUps:
      'Etkin bir pakete günde (UTC) en çok {{number}} kez ekleme yapabilirsiniz. Her parça eklendiği andan itibaren gelire katılır ve paketle birlikte döner.',
    profitBonus:
      'Bir paket bitince, onun için kaydedilen gelir varsa, bu gelirin {{percent}} kadarını biz ekleriz.',
    bonusWhen:
      'Kâr ikramiyesi, pakete artık gelir kaydedilemediğinde kesinleşir: genellikle bitişten bir gün sonra, en geç 61 gün sonra. Sonradan düzeltilenler onu değiştirmez.',
    referralBonus:
      'Sizi biri önerdiyse, ilk paketinizin süresi dolunca fiyatının {{percent}} kadarını bizden alır.',
    target: '{{percent}}, planın tüm süre için hedefidir. Garanti edilmez ve ondan hiçbir şey hesaplanmaz.',
    hashrate: 'Her {{amount}}, {{number}} PH/s kapasite anlamına gelir.',
  },

  topUp: {
    action: 'Ekleme yap',
    title: '{{plan}} paketine ekleme',
    now: 'Şu anda pakette',
    after: 'Sonrasında pakette',
    room: 'En çok {{room}}. Şimdi {{available}} ile yatırım yapabilirsiniz. Bugün (UTC) kalan ekleme hakkı: {{number}}.',
    text: 'Eklediğiniz tutar şu andan itibaren gelire katılır ve paketle birlikte {{date}} tarihinde döner. Daha önce çekilemez.',
    submit: '{{amount}} ekle',
    done: 'Paketinize eklendi',
    retrySafe: 'Yeniden deneyebilirsiniz: hiçbir şey iki kez eklenmez.',
    earlierArrived:
      'Önceki denemeniz yine de ulaşmış ve başka bir şey eklenmemiştir. Yalnızca daha fazla eklemek istiyorsanız yeniden gönderiniz.',
  },

  purchase: {
    title: '{{plan}} planına yatırım',
    leaves: 'Planda',
    until: 'Planda kalma tarihi',
    amount: 'Tutar',
    range: '{{min}} ile {{max}} arasında. Şimdi {{available}} ile yatırım yapabilirsiniz.',
    belowMinimum: 'En az {{amount}}',
    aboveMaximum: 'En çok {{amount}}',
    text: 'Plandaki tutar o günden önce çekilemez; sonra kendiliğinden bakiyenize döner. Kullanılabilir olan kullanılabilir kalır. Gelir, kaydedildiği zaman ve yalnızca o zaman bakiyenize eklenir.',
    submit: '{{amount}} ile yatırım yap',
    newPrice: '{{amount}} ile devam et',
    newTerm: 'Yeni bitiş tarihiyle devam et',
    newBonus: 'Yeni ikramiyeyle devam et',
    retrySafe: 'Yeniden deneyebilirsiniz: plan iki kez satın alınmaz.',
    earlierArrived:
      'Önceki denemeniz yine de ulaşmış ve başka bir şey satın alınmamıştır. Paketleriniz arasında görünür; yalnızca ikinci bir tane istiyorsanız yeniden onaylayınız.',
  },

  balances: {
    before: 'Şimdiki bakiye',
    after: 'Sonraki bakiye',
    notEnough: 'Bakiyeniz bu tutara yetmiyor',
    notDeposited: 'Para yatırma toplamınız bu tutara yetmiyor',
    begins: 'Başlar',
    boughtElsewhere:
      'Bu pencere açıkken başka bir sekmede veya cihazda bir paket satın alındı. Yalnızca bir tane daha istiyorsanız onaylayınız.',
  },

  packageDays: {
    term: 'Vade',
    day: '{{days}} günün {{gone}}. günü',
    yield: 'Kaydedilen gelir',
    showDays: 'Günlere göre gelir',
    date: 'Gün',
    amount: 'Kaydedilen',
    evidence: 'Dayanak',
    none: 'Henüz gelir kaydedilmedi.',
  },
};
