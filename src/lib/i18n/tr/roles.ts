import type { Words } from '../words';

/** Changes of roles that two admins make together. */
export const roles: Words<'tr', 'roles'> = {
  rule: 'İki yöneticinin olduğu yerde değişikliği biri önerir, bir başkası onaylar.',
  title: 'Başka bir yöneticiyi bekleyenler',
  change: 'Yeni: {{to}} (şimdiye kadar: {{from}})',
  proposed: 'Öneren: {{name}}, {{date}}. Geçerliliği {{until}} tarihinde sona erer.',
  confirm: 'Onayla',
  confirmTitle: '{{name}} kişisinin rolü değiştirilsin mi?',
  confirmText: 'Hemen geçerli olur.',
  stop: 'Durdur',
  stopTitle: '{{name}} kişisinin değişikliği durdurulsun mu?',
  stopped: 'Değişiklik durduruldu.',
  ownProposal: 'Siz önerdiniz: başka bir yönetici onaylamalıdır.',
  ownRole: 'Sizinle ilgili: başka bir yönetici onaylamalıdır.',
  needsOther: 'Değişiklik geçerli olmadan önce başka bir yönetici onaylamalıdır.',
  nobodyElse: 'Değişikliği şu anda kimse onaylayamaz: siz ve {{name}} dışında bir yönetici gerekir.',
  atOnce: 'Tek yönetici sizsiniz: değişiklik hemen geçerli olur.',
  sent: 'Önerildi. Başka bir yönetici onaylamalıdır.',
  open: 'Bir değişiklik başka bir yöneticiyi bekliyor. {{change}}',
  openLink: 'Göster',
  may: {
    none: 'Bu kişi artık görevli masasını açamaz.',
    reviewer:
      'Bir inceleyici herkesin verilerini görür; para yatırma, para çekme ve kimlikler hakkında karar verir.',
    treasurer:
      'Hazine sorumlusu, inceleyicinin yaptıklarını yapar; ayrıca ödeme yapar, getiri ve düzeltme kaydeder, bonus verir.',
    admin:
      'Bir yönetici, hazine sorumlusunun yaptığı her şeyi yapar; ayrıca planları, sınırları, siteyi ve rolleri değiştirir.',
  },
  giveUp: 'Rolümü bırak',
  giveUpTitle: 'Rolünüz bırakılsın mı?',
  giveUpText: 'Hemen geçerli olur ve yalnızca bir yönetici geri verebilir.',
  givenUp: 'Artık bir rolünüz yok.',
};
