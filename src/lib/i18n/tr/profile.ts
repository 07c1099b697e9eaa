import type { Words } from '../words';

/** The account page. */
export const profile: Words<'tr', 'profile'> = {
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
};
