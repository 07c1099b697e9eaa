import type { Words } from '../../../lib/i18n/words.ts';

/** The Turkish of what can go wrong, by its code. */
export const errors: Words<'tr', 'account/errors'> = {
  /** The words for every stable code (see `lib/data/error-codes.ts`). */
  errors: {
    unknown:
      'Bir şeyler ters gitti ve bir şeyin yapılıp yapılmadığı kesin değil. Yeniden denemeden önce kontrol ediniz.',
    network: 'Sunucuya bağlanılamadı. Ağınızı denetleyip yeniden deneyiniz.',
    offline: 'Çevrimdışısınız ve hiçbir şey gönderilmedi. Bağlantı geri geldiğinde lütfen yeniden deneyiniz.',
    page_incomplete: 'Bu sayfanın bir bölümü yüklenemedi. Lütfen sayfayı yenileyiniz.',
    unavailable: 'Sunucu meşgul ya da yeniden başlıyor. Lütfen biraz sonra yeniden deneyiniz.',
    session_expired: 'Oturumunuz sona erdi. Lütfen yeniden oturum açınız.',
    not_allowed: 'Bunu yapma yetkiniz yok.',
    not_found: 'Bu bulunamadı.',
    duplicate: 'Bu daha önce gönderildi.',
    invalid_value: 'Değerlerden biri kabul edilmiyor.',
    too_many_requests: 'Çok fazla deneme. Lütfen bir dakika bekleyip yeniden deneyiniz.',

    email_in_use: 'Bu e-posta zaten kullanılıyor',
    weak_password: 'Parola altı karakterden uzun olmalıdır',
    invalid_email: 'Geçersiz e-posta',
    too_many_guesses:
      'Bu hesap için çok fazla yanlış parola girildi. Geçiş anahtarı kullanın, e-posta ile yeni bir parola belirleyin veya 15 dakika sonra yeniden deneyin.',
    too_many_codes:
      'Bu hesap için çok fazla yanlış kod girildi, bu yüzden oturumunuz kapatıldı. Bir geçiş anahtarı kullanın ya da bir saat sonra yeniden deneyin.',
    wrong_password: 'Parola yanlış',
    user_not_found: 'Kullanıcı bulunamadı',
    email_not_confirmed: 'Lütfen önce e-posta adresinizi doğrulayınız: size gönderdiğimiz bağlantıyı açınız.',
    account_disabled: 'Bu hesap devre dışı bırakıldı. Lütfen destekle iletişime geçiniz.',
    same_password: 'Yeni parola eskisinden farklı olmalıdır.',
    password_required: 'Bunu yapmak için lütfen parolanızı giriniz.',
    account_closed: 'Bu hesap kapatıldı.',
    signup_disabled: 'Şu anda yeni hesap açılamıyor.',
    name_unreadable:
      'Lütfen okunabilir bir ad girin: harf içermeli, yazı yönünü değiştiren karakterler içermemelidir.',
    country_not_served: 'Bu site bu ülkede yaşayanlara hizmet vermiyor.',
    country_required: 'Lütfen ülkenizi seçin: bu site her ülkeye hizmet vermiyor.',
    name_of_operator:
      'Bu ad, çalışanlarımızdan birinin adıyla karıştırılabilir. Örneğin ikinci bir ad ekleyin.',
    registration_incomplete:
      'Hesap açılmadı: Lütfen bir ad girip koşulları kabul ederek kayıt formunu kullanın.',
    link_expired: 'Bu bağlantının süresi dolmuş ya da daha önce kullanılmış.',
    link_unknown: 'Bu bağlantı eksik. Lütfen e-postadan yeniden açınız.',
    password_guessable:
      'Bu parola ilk tahmin edilenler arasında. Lütfen daha uzun veya daha az yaygın bir parola seçin.',
    password_personal: 'Bu parola adınızı veya e-posta adresinizi içeriyor. Lütfen başka bir parola seçin.',
    password_pwned:
      'Bu parola, saldırganların kullandığı çalınmış parolalar listesinde yer alıyor. Lütfen başka bir parola seçin.',
    password_characters: 'Bu parolada büyük harf, rakam ve simge gibi daha fazla karakter türü olmalı.',
    password_too_long: 'Bu parola çok uzun: en fazla 72 harf, aksanlı harf veya emoji varsa daha az.',
    mail_not_authorized: 'Bu adrese henüz e-posta gönderemiyoruz. Lütfen bizimle iletişime geçin.',
    too_many_mails:
      'Çok fazla e-posta gönderildi. Lütfen sonuncusunu arayın veya bir saat sonra yeniden deneyin.',
    factor_required: 'Lütfen önce ikinci doğrulama adımınızı onaylayın.',
    code_required: 'Lütfen kimlik doğrulama uygulamanızla veya güvenlik anahtarınızla onaylayın.',
    invalid_code: 'Bu kod yanlış veya artık geçerli değil.',
    passkey_cancelled: 'Cihazınız hiçbir şeyi onaylamadı. Lütfen yeniden deneyin.',
    passkey_refused:
      'Buradaki hiçbir hesap bu geçiş anahtarını tanımıyor ya da çok uzun sürdü. Yeniden deneyin veya parolanızla giriş yapın.',
    passkeys_disabled: 'Bu, bu tarayıcıda veya bu adreste kullanılamaz. Lütfen başka bir yol kullanın.',
    passkey_of_another:
      'Bu geçiş anahtarı başka bir hesaba ait. Kendi anahtarlarınızdan birini veya parolanızı kullanın.',
    key_refused: 'Bu güvenlik anahtarı hesabınıza ait değil ya da çok uzun sürdü. Lütfen yeniden deneyin.',
    mailed_code_disabled: 'Burada e-postayla gönderilen kodla oturum açılamaz. Lütfen parolanızı kullanın.',

    insufficient_funds: 'Yetersiz bakiye',
    method_not_found: 'Bu ödeme yöntemi artık sunulmuyor.',
    invalid_amount: 'Lütfen geçerli bir tutar giriniz.',
    request_id_required: 'Bu talep eksikti. Lütfen yeniden deneyiniz.',
    request_id_reused: 'Bu talep daha önce başka bir şey için kullanıldı. Lütfen yeniden deneyiniz.',
    operator_gives_none:
      'Görevlilerin hesapları ödeme ve belge kabul etmez. Yatırım için başka bir hesap kullanın.',
    too_many_uploads: 'Bugün çok fazla dosya yüklediniz. Lütfen yarın yeniden deneyiniz.',
    too_many_messages: 'Şu anda çok fazla mesaj var. Lütfen bir saat sonra yeniden deneyiniz.',
    file_too_large: 'Dosya çok büyük: en fazla 5 MB.',
    file_type: 'Bu tür dosya kabul edilmiyor.',
    file_heic: 'Bu bir HEIC resmi ve bu tarayıcı onu açamıyor. Ekran görüntüsünü veya bir JPEG gönderiniz.',
    file_unreadable: 'Bu dosya açılamadı. Boş ya da bozuk olabilir.',

    already_reviewed: 'Bunu birisi zaten inceledi.',
    identity_required: 'Lütfen önce hesabınızda kimliğinizi onaylatın.',
    account_frozen: 'Hesabınız şimdilik donduruldu. Lütfen destekle iletişime geçin.',
    signal_without_price:
      'Bu enstrümanın güncel bir fiyatı yok, bu yüzden sonuç gösterilemez. Fiyat geldiğinde lütfen yeniden deneyiniz.',
    too_many_signals: '24 saatte en çok on sinyal yayımlanabilir.',
    title_required: 'Lütfen en fazla 120 karakterlik tek satır bir başlık yazınız.',
    transaction_id_required: 'Lütfen işlem kimliğini giriniz.',
  },
};
