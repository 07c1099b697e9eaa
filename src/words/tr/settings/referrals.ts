import type { Words } from '../../../lib/i18n/words.ts';

/** The Turkish of referring others, and the signals page. */
export const referrals: Words<'tr', 'settings/referrals'> = {
  /** Referring others. */
  referrals: {
    title: 'Başkalarına önerin',
    text: 'Öneri bağlantınızı paylaşarak başkalarını davet edebilirsiniz:',
    optional: 'Başkalarına önermek size kalmıştır. Para çekme ya da başka bir şey için asla koşul değildir.',
    credited:
      'Birinin ilk planının ödülü, o planın süresi dolduğunda ve kimliği onaylandığında, her kimlik için bir kez hesabınıza geçer.',
    pending: '{{date}} tarihinde {{amount}}',
    pendingIdentity: 'Kimliği onaylanınca {{amount}}',
    copied: 'Bağlantı kopyalandı',
    referred: 'Önerdikleriniz',
    caption: 'Bağlantınızla kaydolan kişiler, en yeniden başlayarak',
    name: 'Ad',
    level: 'Öneri düzeyi',
    status: 'Durum',
    statuses: { registered: 'Kayıtlı', verified: 'Doğrulanmış', invested: 'Yatırım yaptı' },
    date: 'Kayıt tarihi',
    reward: 'Ödül',
    earned: 'Önerilerle kazanılan',
    empty: 'Bağlantınızla henüz kimse kaydolmadı',
    emptyText: 'Kaydolanlar burada yalnızca adı ve bir baş harfle görünür.',
  },
  /** Signals. */
  signals: {
    title: 'Sinyaller',
    text: 'Uzun vadeli yatırımlara yönelik sinyaller için ödemelerinizi bugün yapınız',
    button: 'Ödeme sayfasına gitmek için buraya tıklayın',
    open: 'Görevlilerimizin etkin planı olan herkese, strateji liderlerinin ise herkese yönelik notları; yazıldıkları dilde. Öğüt ya da vaat değildir.',
    record:
      'Fiyatın sonrasında ne yaptığı kendi fiyatlarımızdan hesaplanır ve her birinin yanında kalır. Hiçbiri değiştirilmez ya da kaldırılmaz; geçmiş sonuçlar gelecektekiler hakkında bir şey söylemez.',
    locked: 'Sinyaller, etkin bir planınız varken gösterilir',
    lockedText:
      'En küçük plan yeter, daha büyüğü fazlasını göstermez. Bir piyasanın nereye gideceğini kimse bilmez; sinyaller de bilmez.',
    plans: 'Planları gör',
    latest: 'Yayımlanan sinyaller',
    empty: 'Henüz sinyal yayımlanmadı.',
    higher: '{{name}} için beklenti: {{date}} tarihinde daha yüksek.',
    lower: '{{name}} için beklenti: {{date}} tarihinde daha düşük.',
    price: 'Yayımlandığı andaki fiyat: {{price}}',
    outcome: 'Sonuç: {{change}} (en yüksek {{high}}, en düşük {{low}})',
    soFar: 'Şimdiye kadar: {{change}} (en yüksek {{high}}, en düşük {{low}})',
    unknown: 'Sürenin sonunda fiyat yoktu, bu yüzden sonuç bilinmiyor.',
    early: 'Fiyatın ne yaptığı ilk tam saatten itibaren gösterilir.',
    byLead: '“{{title}}” stratejisinin liderinden',
    form: {
      asLead: '“{{title}}” stratejisinin lideri olarak sinyal yayımla',
      hint: 'Düz metin. Değiştirilemez ve geri çekilemez; fiyatın ne yaptığı yanında gösterilir.',
      instrument: 'Enstrüman',
      direction: 'Beklenen yön',
      up: 'Yukarı',
      down: 'Aşağı',
      horizon: 'Sonuca kadar gün sayısı',
      horizonHint: '1 ile 365 gün arası.',
      headline: 'Başlık',
      text: 'Metin',
      publish: 'Yayımla',
      published: 'Yayımlandı.',
    },
  },
};
