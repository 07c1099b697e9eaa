import type { Words } from '../words';

/** Plans and buying them. */
export const investments: Words<'tr', 'investments'> = {
  title: 'Yatırım yapmak için bir plan seçin…',
  lead: 'Hedef, bir planın ulaşmaya çalıştığı şeydir. Garanti edilmez: daha az alabilir ya da hiç almayabilirsiniz.',
  balance: 'Bakiye',
  start: 'Şimdi başlayın',
  duration: 'Süre',
  target: 'Hedef getiri',
  notGuaranteed: 'hedeftir, garanti edilmez',
  noPlans: 'Şu anda sunulan plan yok',
  noPlansText: 'Bakiyeniz olduğu gibi kalır.',
  submitted: 'Talep gönderildi',

  confirm: {
    title: '{{plan}} planına yatırım',
    leaves: 'Bakiyenizden çıkan',
    until: 'Şu tarihe kadar bağlı',
    text: 'Plan tutarı bağlı tuttuğu sürece onu çekemezsiniz; plan bitince bakiyenize döner. Gelir, kaydedildiği zaman ve yalnızca o zaman bakiyenize eklenir.',
    submit: '{{amount}} yatır',
    newPrice: '{{amount}} ile devam et',
    newTerm: 'Yeni bitiş tarihiyle devam et',
    retrySafe: 'Yeniden deneyebilirsiniz: plan iki kez satın alınmaz.',
    earlierArrived:
      'Önceki denemeniz yine de ulaşmış ve başka bir şey satın alınmamıştır. Paketleriniz arasında görünür; yalnızca ikinci bir tane istiyorsanız yeniden onaylayınız.',
  },

  positions: {
    title: 'Paketleriniz',
    caption: 'Paketleriniz, en yeniden başlayarak',
    plan: 'Plan adı',
    amount: 'Tutar',
    status: 'Durum',
    newest_one: 'En yeni paket gösteriliyor.',
    newest_other: 'En yeni {{count}} paket gösteriliyor.',
  },
};
