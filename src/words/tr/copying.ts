import type { Words } from '../../lib/i18n/words.ts';
import { copies } from './copying/copies.ts';
import { desk } from './copying/desk.ts';
import { strategies } from './copying/strategies.ts';

/** The Turkish of strategies that others copy. */
export const copying: Words<'tr', 'copying'> = {
  errors: {
    terms_changed:
      'Bu stratejinin kâr payı bu arada değişti. Hiçbir şey gönderilmedi: yenisine bakıp yeniden karar veriniz.',
    capacity_reached:
      'Strateji bu kadarını artık almıyor: üst sınırı veya liderin katkısının yirmi katı aşılırdı.',
    exceeds_units: 'Bu stratejide o kadar serbest birim yok. Bir bölümü çıkmakta olabilir.',
    stake_bound:
      'Katkınızın bu bölümü, strateji sürdükçe kalmak zorundadır. Almak için stratejiyi kapatınız.',
    notice_given:
      'Para çekme bildiriminiz sürüyor. Bu para ödenene kadar bildirimi geri alamaz, yenisini veremez ve para koyamazsınız.',
    too_many_changes: 'Kâr payı 24 saatte en çok beş kez değiştirilebilir.',
    too_many_strategies: 'Bir kişi ömrü boyunca üç strateji duyurabilir; siz duyurdunuz.',
    portfolio_first:
      'Bir liderin, stratejinin yanında kendi portföyü olmaz. Önce portföyünüzdeki son parayı alınız; böylece kapanır.',
  },
  copying: { ...strategies, ...copies, ...desk },
};
