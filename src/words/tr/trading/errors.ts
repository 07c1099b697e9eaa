import type { Words } from '../../../lib/i18n/words.ts';

/** The Turkish of what can go wrong with portfolios and orders, by its code. */
export const errors: Words<'tr', 'trading/errors'> = {
  leads_strategy:
    'Bir stratejiyi yönetiyorsunuz veya önerdiniz. Bir kişi aynı anda tek strateji yönetir ve yanında portföyü olmaz.',
  address_named: 'Lütfen burada ödeme adresi vermeyin.',
  strategy_not_offered: 'Bu strateji şu anda ne para ne de emir kabul eder.',
  appropriateness_required:
    'İlk kez bir strateji kopyalamadan önce lütfen bununla ilgili on iki soruyu yanıtlayınız.',
  part_exceeded:
    'Paranızın yalnızca bir bölümü kopyalanan stratejilerde olabilir; bu tutar onu aşar. Lütfen daha azını seçiniz.',
  too_soon: 'Başarısız iki denemeden sonra yenisi için beklemek gerekir. Lütfen o zaman yeniden geliniz.',
  invalid_answers: 'Lütfen on iki sorunun tümünü yanıtlayınız.',
  trading_closed: 'Burada portföy ve emir yok: bunlar yalnızca bir deneme ortamında, kâğıt üzerinde vardır.',
  portfolio_open: 'Zaten bir portföyünüz var. Yalnızca bir tanesi açık olabilir.',
  portfolio_closed: 'Bu portföy kapalı. Başka bir tane açabilirsiniz.',
  not_traded: 'Bu enstrüman işlem görmüyor.',
  sell_only: 'Bu enstrüman yalnızca satılabilir: yakında işlemden kalkacak.',
  instrument_halted: 'Bu enstrümanın emirleri şimdilik durduruldu. Serbest nakit yine de alınabilir.',
  name_required: 'Lütfen portföye en fazla 60 karakterlik tek satır bir ad veriniz.',
  no_quote: 'Şu anda fiyat yok. Fiyat geldiğinde lütfen yeniden deneyiniz.',
  price_out_of_band: 'Bu fiyat piyasadan çok uzak, yanlışlığa benziyor. Hiçbir emir verilmedi.',
  stop_on_wrong_side:
    'Piyasa bu stopu zaten geçti. Satış stopu alış fiyatının altında, alış stopu satış fiyatının üstünde olur.',
  take_on_wrong_side:
    'Alış fiyatı zaten bu düzeyde. Lütfen daha yüksek bir fiyat seçiniz ya da piyasadan satınız.',
  would_self_trade: 'Bu emir kendi emrinizle karşılaşırdı. Önce diğerini değiştiriniz ya da iptal ediniz.',
  insufficient_cash: 'Portföyünüzde yeterli serbest nakit yok. Bir kısmını açık emirler kullanıyor olabilir.',
  insufficient_holding: 'Serbest miktarınız bu kadar değil. Bir kısmını açık emirler kullanıyor olabilir.',
  too_many_orders: '200 emir açık: aynı anda daha fazlası bekleyemez. Önce birini iptal ediniz.',
  order_done: 'Bu emir sona erdi: gerçekleşti ya da bitti.',
  order_changed:
    'Bu arada emrin bir kısmı gerçekleşti. Hiçbir şey değiştirilmedi: bakıp yeniden değiştiriniz.',
  invalid_order: 'Bu emir bu haliyle anlamlı değil. Lütfen bölümlerini kontrol ediniz.',
  invalid_expiry: 'Lütfen önümüzdeki bir yıl içinde bir bitiş seçiniz.',
  already_dealt: 'Bu zaten hesaba katıldı, artık geri alınamaz.',
  already_priced: 'Geçerli olacak bir fiyat geldi. Bu artık geri alınamaz.',
  invalid_targets: 'Bu paylar anlamlı değil: her biri %0 ile %100 arasında, toplamı en çok %100 olur.',
  orders_waiting: 'Bu portföyde bekleyen emirler var. Lütfen önce onları iptal ediniz.',
};
