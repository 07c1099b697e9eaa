import type { Words } from '../words';

/** Referring others. */
export const referrals: Words<'tr', 'referrals'> = {
  title: 'Başkalarına önerin',
  text: 'Öneri bağlantınızı paylaşarak başkalarını davet edebilirsiniz:',
  optional: 'Başkalarına önermek size kalmıştır. Para çekme ya da başka bir şey için asla koşul değildir.',
  credited: 'Birinin ilk planının ödülü, o planın süresi dolduğunda hesabınıza geçer.',
  pending: '{{date}} tarihinde {{amount}}',
  copied: 'Bağlantı kopyalandı',
  referred: 'Önerdikleriniz',
  caption: 'Bağlantınızla kaydolan kişiler, en yeniden başlayarak',
  name: 'Ad',
  level: 'Öneri düzeyi',
  status: 'Durum',
  date: 'Kayıt tarihi',
  reward: 'Ödül',
  earned: 'Önerilerle kazanılan',
  empty: 'Bağlantınızla henüz kimse kaydolmadı',
  emptyText: 'Kaydolanlar burada yalnızca adı ve bir baş harfle görünür.',
};
