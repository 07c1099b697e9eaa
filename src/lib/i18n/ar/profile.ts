import type { Words } from '../words';

/** The account page. */
export const profile: Words<'ar', 'profile'> = {
  title: 'معلومات الملف الشخصي',
  upload: 'رفع صورة',
  avatar: 'صورتكم',
  updatePicture: 'تحديث صورة الملف الشخصي',
  picture: 'الصورة',
  pictureHint: 'PNG أو JPEG أو WebP. لا يراها غيركم. تُزال بيانات المكان والجهاز قبل إرسالها.',
  crop: 'الجزء الذي سيظهر',
  cropHint: 'اسحبوا الصورة أو حرّكوها بمفاتيح الأسهم.',
  zoom: 'تكبير',
  savePicture: 'رفع',
  selectImage: 'يُرجى اختيار صورة',
  uploadFailed: 'تعذر رفع الصورة',
  uploaded: 'تم رفع الصورة',
  details: 'البيانات',
  updateDetails: 'تحديث البيانات',
  edit: 'تعديل الملف الشخصي',
  update: 'تحديث',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  phoneInvalid: 'يُرجى إدخال رقم هاتف مثل ‎+354 555 0100.',
  noPhone: 'غير مذكور',
  joined: 'تاريخ الانضمام',
  saved: 'تم تحديث البيانات',
};
