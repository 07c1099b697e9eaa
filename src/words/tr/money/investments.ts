import type { Words } from '../../../lib/i18n/words.ts';

/** The Turkish of plans and buying them. */
export const investments: Words<'tr', 'money/investments'> = {
  evidence: { stated: '{{by}} beyan etti, kanıtlanmadı' },
  /** Plans and buying them. */
  investments: {
    title: 'Yatırım yapmak için bir plan seçin…',
    lead: 'Hedef, bir planın ulaşmaya çalıştığı şeydir. Garanti edilmez: daha az alabilir ya da hiç almayabilirsiniz.',
    balance: 'Bakiye',
    start: 'Şimdi başlayın',
    deposit: 'Para yatır',
    duration: 'Süre',
    target: 'Hedef getiri',
    notGuaranteed: 'hedeftir, garanti edilmez',
    noPlans: 'Şu anda sunulan plan yok',
    noPlansText: 'Bakiyeniz olduğu gibi kalır.',
    submitted: 'Talep gönderildi',
    bought: '{{plan}} {{amount}} karşılığında satın alındı.',

    positions: {
      title: 'Paketleriniz',
      caption: 'Paketleriniz, en yeniden başlayarak',
      plan: 'Plan adı',
      amount: 'Tutar',
      status: 'Durum',
      topUp: 'Ekleme yap',
      topUps: 'Eklemeler: {{number}}',
      bonus: 'Kâr ikramiyesi: bitişten sonra gelirin {{percent}} kadarı',
      bonusBooked: 'Kâr ikramiyesi: {{amount}}',
      newest_one: 'En yeni paket gösteriliyor.',
      newest_other: 'En yeni {{count}} paket gösteriliyor.',
    },
  },
};
