import type { Words } from '../../../lib/i18n/words.ts';

/** The Turkish of the proof of liabilities. */
export const proof: Words<'tr', 'account/proof'> = {
  /** The proof of liabilities: its card in the account, and the public page that goes with it. */
  proof: {
    title: 'Defterlerde yer aldığınızın kanıtı',
    checking: 'Tarayıcınız denetliyor…',
    none: 'Henüz defterlerin hiçbir dökümü yayımlanmadı.',
    young: 'Hesabınız en yeni dökümden daha yeni. Bu sayfa, hesabınızı içeren bir sonrakini denetler.',
    proven:
      '{{date}} tarihinde defterler tüm yatırımcılara toplam {{total}} borçluydu. Tarayıcınız, size ait {{own}} tutarının buna dahil olduğunu denetledi.',
    stale: 'Bu, iki günden daha önceydi. Her gün yeni bir döküm gerekir: neden olmadığını sorunuz.',
    restored:
      'Site {{date}} tarihinde bir yedekten, {{moment}} anındaki durumuna geri yüklendi. O andan sonra kaydedilenler kayboldu: işlemlerinizi kendi notlarınızla karşılaştırınız ve eksik olanı bize bildiriniz.',
    restoredReason: 'Belirtilen neden:',
    unavailable: 'En yeni döküm şu anda denetlenemedi.',
    receipt: 'Makbuzu indir',
    seal: '{{number}} numaralı dökümün mührü',
    compare: 'Herkese açık sayfayla karşılaştırın',
    failed: 'Borçların kanıtı başarısız oldu',
    failedText:
      'Yayımlananlar, hesabınızdakini kanıtlamıyor. Kanıtları indiriniz, saklayınız ve güvendiğiniz birine gösteriniz. Bu açıklanana kadar para göndermeyiniz.',
    evidence: 'Kanıtları indir',
    problems: {
      malformed: 'Makbuz eksik veya yayımlanan biçimde değil.',
      seal_broken: 'Yayımlanan rakamlar mühürleriyle uyuşmuyor.',
      not_included: 'Dökümde hesabınıza ait bir kayıt yok.',
      path_wrong: 'Kaydınızdan köke giden yolun uzunluğu yanlış.',
      value_out_of_bounds: 'Ağaç imkânsız bir tutar içeriyor.',
      root_differs: 'Kaydınız yayımlanan köke götürmüyor.',
      total_differs: 'Yayımlanan toplam, kayıtların toplamı değil.',
      pools_differ: 'Bir havuzun yayımlanan rakamları yayımlanan köküne götürmüyor.',
      pooled_differs:
        'Kaydınızın portföyler ve stratejiler için söylediği, oradaki birimlerinizden çıkmıyor.',
      statement_differs: 'Kaydınız kendi işlemlerinizden farklı.',
      other_account: 'Makbuz başka bir hesaba ait.',
      other_snapshot: 'Size, herkese gösterilenden başka bir döküm verildi.',
      chain_broken: 'Yayımlanan dökümler birbirini izlemiyor.',
      history_replaced: 'Bu tarayıcının daha önce gördüğü bir döküm artık yayımda değil.',
    },
  },
};
