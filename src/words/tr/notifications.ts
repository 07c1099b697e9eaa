import type { Words } from '../../lib/i18n/words.ts';

/** The Turkish of what the bell says happened, which mails repeat. */
export const notifications: Words<'tr', 'notifications'> = {
  notifications: {
    deposits: {
      pending: '{{amount}} tutarındaki yatırma işleminizin kanıtını aldık.',
      approved: '{{amount}} tutarındaki yatırma işleminiz onaylandı.',
      rejected: '{{amount}} tutarındaki yatırma işleminiz reddedildi.',
      reversed: '{{amount}} tutarındaki yatırımınız geri alındı.',
    },
    withdrawals: {
      pending: '{{amount}} tutarında para çekme talep ettiniz.',
      approved: '{{amount}} tutarındaki çekme talebiniz onaylandı. Ödemeyi ikinci bir kişi yapar.',
      lapsed:
        '{{amount}} tutarındaki çekme talebiniz yeniden onay bekliyor: onu onaylayan kişi artık operatör değil. O zamana kadar iptal edebilirsiniz.',
      paying: '{{amount}} tutarındaki para çekme talebiniz ödeniyor. Artık iptal edilemez.',
      paid: '{{amount}} tutarındaki çekme talebiniz ödendi.',
      rejected: '{{amount}} tutarındaki çekme talebiniz reddedildi. Tutar bakiyenize geri döndü.',
      cancelled: '{{amount}} tutarındaki çekme talebinizi iptal ettiniz.',
    },
    positions: {
      active: '{{amount}} karşılığında bir plan satın aldınız.',
      topped_up: 'Bir plana {{amount}} eklediniz.',
      matured: 'Bir plan sona erdi. {{amount}} tutarındaki anapara bakiyenize geri döndü.',
      closed: '{{amount}} tutarındaki bir plan kapatıldı.',
    },
    orders: {
      filled: 'Portföyünüzün bir emri gerçekleşti, toplam {{amount}}.',
      cancelled: 'Portföyünüzün bir emri tamamı gerçekleşmeden iptal edildi.',
      expired: 'Portföyünüzün bir emrinin süresi tamamı gerçekleşmeden doldu.',
      /** Why it was cancelled. */
      why: {
        gave_way: 'başkaları stratejiden çıktı ve onların parası önce geldi',
        strategy_stopped: 'strateji askıya alındı veya kapatıldı',
        all_or_nothing: 'gelen ilk fiyat emrin tamamına yetmedi',
        failed: 'bizim tarafımızda bir hata oldu',
        rest_not_filled: 'gelen ilk fiyat kalanına yetmedi',
        would_take: 'emir hemen gerçekleşecekti',
        insufficient_cash: 'portföyde yeterli nakit kalmamıştı',
        account_frozen: 'hesabınız donduruldu',
        sell_only: 'artık yalnızca satılabilir',
      },
    },
    copies: {
      in: 'Bir stratejiye koyduğunuz {{amount}} sayıldı: birimler sizindir.',
      out: 'Bir stratejiden çıkan {{amount}} bakiyenizdedir.',
      stopped: 'Bir kopya stop seviyenize düştü. İçindeki her şey bir sonraki fiyatlardan çıkar.',
      returned:
        'Bir stratejiye koyduğunuz {{amount}} bakiyenize döndü: fiyatlarıyla bir birim etmiyor veya hesabınız donduruldu.',
      share_taken: 'Bir stratejinin lideri, çeyreğin kâr payını birimlerinizden aldı: değeri {{amount}} idi.',
    },
    strategies: {
      offered: 'Yönettiğiniz veya içinde paranız olan bir strateji açıktır.',
      dropped: 'Önerdiğiniz bir strateji duyurulmadı. Katkınız yeniden bakiyenizdedir.',
      suspended: 'Bir strateji askıya alındı: para girmez ve işlem yapılmaz. Çıkabilirsiniz.',
      closing: 'Bir strateji kapanıyor: elindeki her şey satılır, ardından herkes payını alır.',
      terms: 'Bir stratejinin kâr payı değişti. Daha yükseği, içinde bulunan paranız için geçerli değildir.',
      stake: 'Bir stratejinin lideri, kendi katkısının bir bölümünü yedi gün sonra alıyor.',
    },
    corrections: {
      booked: 'Bakiyenize {{amount}} tutarında bir düzeltme işlendi.',
    },
    insurance: {
      paid: 'Sigorta fonu size {{amount}} ödedi. Tutar bakiyenizdedir.',
    },
    yields: {
      reversed: 'Bir günün getirisi yanlış kaydedilmişti. Bakiyenizden {{amount}} geri alındı.',
    },
    freezes: {
      set: 'Hesabınız donduruldu: şimdilik yatırım yapamaz ve para çekme talebinde bulunamazsınız; hiçbir şey onaylanmaz ve ödenmez.',
      lifted: 'Hesabınız artık dondurulmuş değil.',
    },
    security: {
      new_device: 'Hesabınıza yeni bir cihazdan giriş yapıldı',
      password_guessed: 'Hesabınız için birkaç yanlış parola girildi',
      code_guessed:
        'Kimlik doğrulayıcınız için birkaç yanlış kod girildi: bunu yapan kişi parolanızı biliyor. Siz değilseniz yeni bir parola belirleyin',
      password_changed: 'Parolanız değiştirildi',
      email_changed: 'E-posta adresiniz değiştirildi',
      recovered: 'Hesabınıza girmek için bir e-postadaki bağlantı kullanıldı',
      address_added: 'Hesabınıza yeni bir ödeme adresi eklendi',
      payments_stopped: 'Hesabınız durduruldu: hesaptan para çıkmıyor ve kimse oturum açmış değil',
      factor_added: 'Hesabınıza bir ikinci faktör eklendi',
      factor_removed: 'Hesabınızdan bir ikinci faktör kaldırıldı',
      recovery_codes_made: 'Yeni kurtarma kodları oluşturuldu',
      recovery_code_used: 'Bir kurtarma kodu kullanıldı',
      passkey_added: 'Hesabınıza bir geçiş anahtarı eklendi',
      passkey_removed: 'Hesabınızdan bir geçiş anahtarı kaldırıldı',
      withdrawal_limits_changed: 'Para çekme sınırlarınız değiştirildi',
      code_word_changed: 'E-postalarımızdaki kod kelimesi değiştirildi',
    },
    bonuses: {
      granted: 'Size {{amount}} tutarında ikramiye verildi. Bakiyenizde.',
      profit: 'Biten bir plan size {{amount}} kâr ikramiyesi getirdi. Bakiyenizdedir.',
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
  },
};
