import type { Words } from '../../../lib/i18n/words.ts';

/** The Turkish of the profile, and the identity check. */
export const profile: Words<'tr', 'settings/profile'> = {
  /** The account page. */
  profile: {
    title: 'Hesap profil bilgileri',
    upload: 'Resim yükle',
    avatar: 'Resminiz',
    updatePicture: 'Profil resmini güncelle',
    picture: 'Resim',
    pictureHint:
      'PNG, JPEG ya da WebP. Yalnızca siz görebilirsiniz. Konum ve aygıt bilgisi gönderilmeden önce silinir.',
    crop: 'Gösterilecek bölüm',
    cropHint: 'Resmi sürükleyiniz ya da ok tuşlarıyla taşıyınız.',
    zoom: 'Yakınlaştır',
    savePicture: 'Yükle',
    selectImage: 'Lütfen bir resim seçiniz',
    uploadFailed: 'Resim yüklenemedi',
    uploaded: 'Resim yüklendi',
    details: 'Bilgiler',
    updateDetails: 'Bilgileri güncelle',
    edit: 'Profili düzenle',
    update: 'güncelle',
    name: 'Ad soyad',
    email: 'E-posta',
    phone: 'Telefon numarası',
    phoneInvalid: 'Lütfen +354 555 0100 gibi bir telefon numarası giriniz.',
    noPhone: 'Verilmemiş',
    joined: 'Katılım',
    saved: 'Bilgiler güncellendi',
  },
  /** Identity verification. */
  kyc: {
    title: 'Kimlik doğrulamanızı (KYC) tamamlayın',
    lead: 'Belgeniz özel depolama alanında durur. Onu yalnızca siz ve inceleyen görevliler açabilir. Bir bankaya giriş bilgisi asla istemeyiz.',
    address: 'Ev adresi',
    document: 'Kimlik belgesi',
    documentHint:
      'Çalışan kimliği, sürücü belgesi ya da adınızı ve fotoğrafınızı doğrulayan herhangi bir yasal belge. PNG, JPEG, WebP ya da PDF, en fazla 5 MB.',
    taxNumber: 'Vergi numarası (isteğe bağlı)',
    taxNumberHint:
      'Yalnızca ülkeniz burada kazandığınızı vergilendiriyorsa ve kayıtlı olmasını istiyorsanız gerekir. Diğer her şeyden ayrı tutulur; bir görevli onu her okuduğunda bu kaydedilir. Boş bırakmanın hiçbir sakıncası yoktur.',
    taxNumberInvalid: 'Lütfen 4 ila 32 harf ve rakam giriniz ya da boş bırakınız.',
    addressShort: 'Lütfen adresinizin tamamını giriniz.',
    submit: 'Gönder',
    incomplete: 'Lütfen formu doğru doldurunuz',
    saved: 'Kimlik bilgileriniz yüklendi',
    failed: 'Resim yüklenemedi',
    pendingExists: 'Bilgilerinizi zaten gönderdiniz; inceleniyor. Şimdi girdikleriniz kaydedilmedi.',
    retrySafe: 'Girdiğiniz her şey hâlâ burada. Yeniden gönderebilirsiniz.',
    taxNumberFailed:
      'Bilgileriniz yüklendi, vergi numarası yüklenemedi. İsteğe bağlıdır; inceleme onsuz sürer.',
    sentOn: 'Gönderilme tarihi',
    pending: 'Bilgileriniz inceleniyor',
    pendingText: 'Bir kişi bakıyor. Sonucu burada göreceksiniz; yapmanız gereken başka bir şey yok.',
    approved: 'Kimliğiniz doğrulandı',
    approvedText: 'Başka bir şey gerekmez.',
    renamed: 'Kimliğiniz {{name}} adıyla doğrulandı',
    renamedText:
      'Buradaki adınız artık başka. Eski adınıza dönünüz ya da bilgilerinizi aşağıdan yeniden gönderiniz.',
    rejected: 'Bilgileriniz kabul edilemedi',
    rejectedText: 'Aşağıdan yeniden gönderebilirsiniz.',
    reason: 'Gerekçe (yazıldığı gibi): {{reason}}',
  },
};
