import type { Words } from '../words';

/** What the bell opens; the keys below are tables and statuses. */
export const notifications: Words<'ar', 'notifications'> = {
  title: 'الإشعارات',
  unread: 'الإشعارات، غير المقروء منها {{number}}',
  readAll: 'تعليم الكل كمقروء',
  earlier: 'عرض ما سبق',
  new: 'جديد:',
  empty: 'لم يحدث شيء بعد',
  emptyText: 'يظهر هنا كل تغيير في إيداع أو سحب أو خطة أو تحقق من الهوية، وكل رد على رسالة.',
  reason: 'السبب: {{reason}}',
  arrived: 'تمت الموافقة على إيداعكم: وصل {{amount}} وهو في رصيدكم. وكنتم قد أدخلتم {{claimed}}.',
  other: 'تغيّر شيء في حسابكم.',
  deposits: {
    pending: 'استلمنا إثبات إيداعكم بمبلغ {{amount}}.',
    approved: 'تمت الموافقة على إيداعكم بمبلغ {{amount}}.',
    rejected: 'رُفض إيداعكم بمبلغ {{amount}}.',
  },
  withdrawals: {
    pending: 'طلبتم سحب {{amount}}.',
    approved: 'تمت الموافقة على سحبكم بمبلغ {{amount}}. يدفعه شخص ثانٍ.',
    lapsed:
      'سحبكم بمبلغ {{amount}} ينتظر الموافقة من جديد: من وافق عليه لم يعد من المشغّلين. يمكنكم إلغاؤه حتى ذلك الحين.',
    paying: 'سحبكم بمبلغ {{amount}} قيد الدفع الآن، ولم يعد بالإمكان إلغاؤه.',
    paid: 'دُفع سحبكم بمبلغ {{amount}}.',
    rejected: 'رُفض سحبكم بمبلغ {{amount}}. وعاد المبلغ إلى رصيدكم.',
    cancelled: 'ألغيتم سحبًا بمبلغ {{amount}}.',
  },
  positions: {
    active: 'اشتريتم خطة بمبلغ {{amount}}.',
    matured: 'انتهت خطة. وعاد أصل المبلغ {{amount}} إلى رصيدكم.',
    closed: 'أُغلقت خطة بمبلغ {{amount}}.',
  },
  corrections: {
    booked: 'قُيِّد في رصيدكم تصحيح بمبلغ {{amount}}.',
  },
  yields: {
    reversed: 'سُجِّل عائد أحد الأيام خطأً. استُرجع منه {{amount}} من رصيدك.',
  },
  freezes: {
    set: 'جُمِّد حسابكم: لا يمكنكم حاليًا الاستثمار ولا طلب السحب، ولا يُعتمد شيء ولا يُدفع.',
    lifted: 'لم يعد حسابكم مجمّدًا.',
  },
  bonuses: {
    granted: 'مُنحتم مكافأة بمبلغ {{amount}}، وهي في رصيدكم.',
  },
  referrals: {
    credited: 'انتهت الخطة الأولى لشخص أحلتموه: {{amount}} في رصيدكم.',
  },
  messages: {
    answered: 'أجاب أحد المشغّلين عن رسالتكم «{{subject}}».',
    closed: 'أُغلقت رسالتكم «{{subject}}» دون رد. يمكنكم الكتابة مجددًا.',
  },
  kyc_cases: {
    pending: 'استلمنا بيانات هويتكم.',
    approved: 'تم تأكيد هويتكم.',
    rejected: 'تعذر قبول بيانات هويتكم.',
  },
};
