import type { Words } from '../../../lib/i18n/words.ts';

/** The Turkish of the statement, and of who may move money. */
export const statement: Words<'tr', 'money/statement'> = {
  /** That a step needs a confirmed identity, said before it. */
  identity: {
    title: 'Lütfen önce kimliğinizi onaylatın',
    deposit:
      'Bu site yalnızca kimliğini onayladığı kişilerin para yatırmasını kabul eder. Öncesinde hiçbir şey göndermeyin.',
    plan: 'Bu site planları yalnızca kimliğini onayladığı kişilere satar.',
    withdrawal: 'Bu site yalnızca kimliğini onayladığı kişilere ödeme yapar. Bu sürede bakiyeniz sizindir.',
    laterTitle: 'Kimliğiniz gerekecek',
    later: {
      plan: 'Şimdi para yatırabilirsiniz. Plan satın almadan önce kimliğinizin onaylanmış olması gerekir.',
      withdrawal:
        'Şimdi para yatırabilirsiniz. Para çekmeden önce kimliğinizin onaylanmış olması gerekir. Belgeyi bugün gönderebilirsiniz.',
      both: 'Şimdi para yatırabilirsiniz. Plan satın almadan veya para çekmeden önce kimliğinizin onaylanmış olması gerekir. Belgeyi bugün gönderebilirsiniz.',
    },
    go: 'Kimlik doğrulamaya git',
  },
  /** The statement: every line of the books. */
  statement: {
    tab: 'Hesap özeti',
    lead: 'Paranızın kayıtlardaki her hareketi ve sonrasında sahip olduğunuz tutar. Günler UTC’dir.',
    caption: 'Paranızın her hareketi, en yenisi önce',
    number: 'Numara',
    booked: 'Kayıt zamanı',
    what: 'Açıklama',
    day: 'Ait olduğu gün',
    change: 'Değişim',
    moved: 'taşındı',
    empty: 'Henüz bir kayıt yok',
    emptyText: 'İlk satır, ilk para yatırmanız onaylandığında görünür.',
    notAll: 'Satırların tümü yüklenmedi; burada hepsi yok. PDF hepsini içerir.',
    emptyFilter: 'Bu dönemde bu türden bir kayıt yok',
    save: '{{kind}} olarak kaydet',
    filter: {
      kind: 'Göster',
      all: 'Hepsi',
      deposits: 'Yatırılanlar',
      plans: 'Planlar',
      yield: 'Getiri',
      bonuses: 'İkramiyeler',
      withdrawals: 'Çekilenler',
      corrections: 'Düzeltmeler',
      portfolio: 'Portföy',
      from: 'Başlangıç',
      to: 'Bitiş',
    },
    totals: {
      title: 'Hesabın toplamı',
      deposit: 'Yatırılan',
      yield: 'Kâr: kaydedilen getiri',
      yield_reversal: 'Geri alınan getiri',
      yield_receivable: 'Geri alınmadan önce harcanan',
      deposit_reversal: 'Geri alınan yatırmalar',
      deposit_receivable: 'Geri alınmadan önce harcanan yatırmalar',
      bonus: 'İkramiye',
      profit_bonus: 'Kâr ikramiyesi',
      referral_bonus: 'Öneri ikramiyesi',
      withdrawal_pay: 'Ödenen çekimler',
      withdrawal_fee: 'Çekim ücretleri',
      correction: 'Düzeltmeler',
      insurance_payout: 'Sigorta fonundan ödenen',
      subscribe: 'Portföye ve stratejilere konulan',
      unsubscribe: 'Portföyden ve stratejilerden geri dönen',
      redeem: 'Portföyden ve stratejilerden alınan',
      opening: '{{day}} öncesi toplamınız',
      closing: '{{day}} sonundaki toplamınız',
      agrees: 'Tüm satırların bu toplamları, genel bakıştaki rakamlarla aynı.',
      differs:
        'Bu toplamlar genel bakıştaki rakamlarla aynı değil. Sayfayı yenileyin; böyle kalırsa bize bildirin.',
    },
    pdf: {
      title: 'Hesap özeti',
      holder: 'Hesap sahibi',
      email: 'E-posta',
      beginning: 'başlangıç',
      sandbox: 'Deneme ortamı: değeri olmayan gösterim parası.',
      note: '{{day}} tarihinde hazırlandı. Günler UTC, tutarlar ABD dolarıdır. İşaretsiz tutarların yalnızca yeri değişmiştir.',
      page: 'Sayfa {{page}} / {{pages}}',
    },
  },
};
