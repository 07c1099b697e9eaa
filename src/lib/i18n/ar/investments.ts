import type { Words } from '../words';

/** Plans and buying them. */
export const investments: Words<'ar', 'investments'> = {
  title: 'اختاروا خطة للاستثمار فيها…',
  lead: 'الهدف هو ما تسعى إليه الخطة. وهو غير مضمون: قد تحصلون على أقل منه أو لا تحصلون على شيء.',
  balance: 'الرصيد',
  start: 'ابدأوا الآن',
  duration: 'المدة',
  target: 'العائد المستهدف',
  notGuaranteed: 'هدف غير مضمون',
  noPlans: 'لا توجد خطط متاحة حاليًا',
  noPlansText: 'يبقى رصيدكم كما هو.',
  submitted: 'تم تقديم الطلب',

  confirm: {
    title: 'الاستثمار في {{plan}}',
    leaves: 'يُخصم من رصيدكم',
    until: 'محتجز حتى',
    text: 'ما دامت الخطة تحتجز المبلغ فلا يمكنكم سحبه؛ وعند انتهائها يعود إلى رصيدكم. ويُضاف الدخل إلى رصيدكم عند تسجيله، وعندئذ فقط.',
    submit: 'استثمار {{amount}}',
    newPrice: 'المتابعة بمبلغ {{amount}}',
    newTerm: 'المتابعة بتاريخ الانتهاء الجديد',
    retrySafe: 'يمكنكم إعادة المحاولة: لن تُشترى الخطة مرتين.',
    earlierArrived:
      'وصلت محاولتكم السابقة بالفعل، ولم يُشترَ شيء آخر. وهي مدرجة ضمن باقاتكم؛ لا تؤكدوا مجددًا إلا إذا أردتم باقة ثانية.',
  },

  positions: {
    title: 'باقاتكم',
    caption: 'باقاتكم، الأحدث أولًا',
    plan: 'الخطة',
    amount: 'المبلغ',
    status: 'الحالة',
    newest_zero: 'لا تُعرض أي باقة.',
    newest_one: 'تُعرض أحدث باقة.',
    newest_two: 'تُعرض أحدث باقتين.',
    newest_few: 'تُعرض أحدث {{count}} باقات.',
    newest_many: 'تُعرض أحدث {{count}} باقة.',
    newest_other: 'تُعرض أحدث {{count}} باقة.',
  },
};
