import type { Words } from '../words';

/** What the bell opens; the keys below are tables and statuses. */
export const notifications: Words<'tr', 'notifications'> = {
  title: 'Bildirimler',
  unread: 'Bildirimler, {{number}} okunmamış',
  readAll: 'Tümünü okundu say',
  earlier: 'Öncekileri göster',
  new: 'Yeni:',
  empty: 'Henüz bir şey olmadı',
  emptyText:
    'Para yatırma, para çekme, plan ve kimlik doğrulamadaki her değişiklik ve bir mesaja verilen her yanıt burada görünür.',
  reason: 'Gerekçe: {{reason}}',
  arrived: 'Yatırma işleminiz onaylandı: {{amount}} ulaştı ve bakiyenizde. Siz {{claimed}} girmiştiniz.',
  other: 'Hesabınızda bir şey değişti.',
  deposits: {
    pending: '{{amount}} tutarındaki yatırma işleminizin kanıtını aldık.',
    approved: '{{amount}} tutarındaki yatırma işleminiz onaylandı.',
    rejected: '{{amount}} tutarındaki yatırma işleminiz reddedildi.',
  },
  withdrawals: {
    pending: '{{amount}} tutarında para çekme talep ettiniz.',
    approved: '{{amount}} tutarındaki çekme talebiniz onaylandı. Ödemeyi ikinci bir kişi yapar.',
    lapsed:
      '{{amount}} tutarındaki çekme talebiniz yeniden onay bekliyor: onu onaylayan kişi artık operatör değil. O zamana kadar geri çekebilirsiniz.',
    paying: '{{amount}} tutarındaki para çekme talebiniz ödeniyor. Artık iptal edilemez.',
    paid: '{{amount}} tutarındaki çekme talebiniz ödendi.',
    rejected: '{{amount}} tutarındaki çekme talebiniz reddedildi. Tutar bakiyenize geri döndü.',
    cancelled: '{{amount}} tutarındaki çekme talebinizi iptal ettiniz.',
  },
  positions: {
    active: '{{amount}} karşılığında bir plan satın aldınız.',
    matured: 'Bir plan sona erdi. {{amount}} tutarındaki anapara bakiyenize geri döndü.',
    closed: '{{amount}} tutarındaki bir plan kapatıldı.',
  },
  corrections: {
    booked: 'Bakiyenize {{amount}} tutarında bir düzeltme işlendi.',
  },
  yields: {
    reversed: 'Bir günün getirisi yanlış kaydedilmişti. Bakiyenizden {{amount}} geri alındı.',
  },
  freezes: {
    set: 'Hesabınız donduruldu: şimdilik yatırım yapamaz ve para çekme talebinde bulunamazsınız; hiçbir şey onaylanmaz ve ödenmez.',
    lifted: 'Hesabınız artık dondurulmuş değil.',
  },
  bonuses: {
    granted: 'Size {{amount}} tutarında ek kazanç verildi. Bakiyenizde.',
  },
  referrals: {
    credited: 'Önerdiğiniz birinin ilk planının süresi doldu: {{amount}} bakiyenizde.',
  },
  messages: {
    answered: '“{{subject}}” konulu mesajınız yanıtlandı.',
    closed: '“{{subject}}” konulu mesajınız yanıtlanmadan kapatıldı. Yeniden yazabilirsiniz.',
  },
  kyc_cases: {
    pending: 'Kimlik bilgilerinizi aldık.',
    approved: 'Kimliğiniz onaylandı.',
    rejected: 'Kimlik bilgileriniz kabul edilemedi.',
  },
};
