import type { Words } from '../words';

/** Referring others. */
export const referrals: Words<'ar', 'referrals'> = {
  title: 'إحالة الآخرين',
  text: 'يمكنكم إحالة الآخرين بمشاركة رابط الإحالة الخاص بكم:',
  optional: 'إحالة الآخرين أمر متروك لكم. وهي ليست أبدًا شرطًا للسحب أو لأي شيء آخر.',
  copied: 'تم نسخ الرابط',
  referred: 'من أحلتموهم',
  caption: 'أشخاص سجلوا عبر رابطكم، الأحدث أولًا',
  name: 'الاسم',
  level: 'مستوى الإحالة',
  status: 'الحالة',
  date: 'تاريخ التسجيل',
  reward: 'المكافأة',
  earned: 'ما كُسب بالإحالة',
  empty: 'لم يسجل أحد عبر رابطكم بعد',
  emptyText: 'من يسجل يظهر هنا باسمه الأول وحرف واحد فقط.',
};
