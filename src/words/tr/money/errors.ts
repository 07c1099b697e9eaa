import type { Words } from '../../../lib/i18n/words.ts';

/** The Turkish of what can go wrong with plans, deposits and withdrawals, by its code. */
export const errors: Words<'tr', 'money/errors'> = {
  plan_not_found: 'Bu plan artık sunulmuyor.',
  price_changed:
    'Bu planın fiyatı değişti. Hiçbir şey satın alınmadı: yeni fiyata bakıp yeniden onaylayınız.',
  term_changed:
    'Bu planın süresi değişti. Hiçbir şey satın alınmadı: yeni bitiş tarihine bakıp yeniden onaylayınız.',
  bonus_changed:
    'Bu planın kâr ikramiyesi değişti. Hiçbir şey satın alınmadı: yeni ikramiyeye bakıp yeniden onaylayınız.',
  package_ended: 'Bu paket sona erdi. Hiçbir şey eklenmedi.',
  too_many_top_ups: 'Bu pakete bugün (UTC) bir daha ekleme yapılamaz. Hiçbir şey eklenmedi.',
  plan_sold_out: 'Bu plan tükendi: kapasitesi doldu.',
  test_network_address: 'Bu adres bir test ağına ait. Gerçek para ana ağlarda ödenir.',
  address_in_use: 'Bu adrese açık bir çekim var. Önce onu iptal edin veya ödenmesini bekleyin.',
  reading_not_recorded: 'Bu gösterilemedi, çünkü okunması kayda geçmedi. Lütfen yeniden deneyiniz.',
  file_protected: 'Bu PDF bir parolayla korunuyor. Parolasız kaydediniz veya bir resmini gönderiniz.',
  picture_blocked:
    'Tarayıcınızın izleme koruması bu sayfanın resim hazırlamasını engelliyor. Bu sitenin canvas verilerini kullanmasına izin veriniz ya da PDF gönderiniz.',
  dead_address: 'Bu adrese gönderileni kimse harcayamaz. Lütfen başka bir adres girin.',
  fee_changed: 'Ücret bu arada değişti. Göndermeden önce lütfen yeniden kontrol edin.',
  not_cancellable: 'Bu talep artık iptal edilemez.',
  above_own_limit:
    'Bu, kendi sınırınızdan kalandan fazla. Daha fazlası için sınırı hesabınızda yükseltin: daha yüksek bir sınır 48 saat sonra geçerli olur.',
  factor_needed_for_sum:
    'Bu, ikinci faktör olmadan ve eklendikten sonraki 24 saat boyunca 24 saatte talep edebileceğinizden fazla. Daha fazlası için hesabınızda bir tane kurun veya geçerli olmasını bekleyin.',
  transaction_named:
    'Bu işlem kimliğini başka bir yatırma için belirtmiştiniz. Bir işlem iki ödeme içeriyorsa ikincisinde boş bırakınız.',
  quote_mismatch: 'Bu fiyat teklifi başka bir ödemeye ait. Lütfen sayfayı yeniden açınız.',
  method_without_address: 'Bu ödeme yöntemi için henüz adres yok. Lütfen başka birini seçiniz.',
  account_not_verified: 'Lütfen hesabınızı doğrulayınız',
  invalid_address: 'Bu, seçilen yöntem için geçerli bir adres değil.',
  invalid_memo: 'Bir açıklama en fazla 100 karakterdir: İngiliz alfabesinden harfler, rakamlar ve işaretler.',
  below_dust:
    'Ağ bu kadar küçük bir ödemeyi taşımaz: Bitcoin ile en az 1 $ gönderilmelidir. Başka bir yol seçin.',
  below_minimum: 'Tutar alt sınırın altında.',
  above_maximum: 'Tutar üst sınırın üzerinde.',
  no_price: 'Bu coin için o anda fiyat yok. Lütfen ABD doları kullanınız.',
  invalid_network: 'Lütfen bu ödemenin ağını seçiniz.',
  invalid_transaction_id: 'Bu, bu ağın bir işlem kimliği değil.',
  too_many_pending: 'Bekleyen çok fazla talebiniz var. Lütfen biri incelenene kadar bekleyiniz.',
  invalid_limit: 'Bir sınır, para çekmenin alt sınırından düşük ya da bir trilyon dolardan yüksek olamaz.',
};
