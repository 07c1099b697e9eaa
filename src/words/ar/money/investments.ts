import type { Words } from '../../../lib/i18n/words.ts';

/** The Arabic of plans and buying them. */
export const investments: Words<'ar', 'money/investments'> = {
  evidence: { stated: 'أفاد به {{by}}، دون إثبات' },
  /** Plans and buying them. */
  investments: {
    title: 'اختاروا خطة للاستثمار فيها…',
    lead: 'الهدف هو ما تسعى إليه الخطة. وهو غير مضمون: قد تحصلون على أقل منه أو لا تحصلون على شيء.',
    balance: 'الرصيد',
    start: 'ابدأوا الآن',
    deposit: 'إجراء إيداع',
    duration: 'المدة',
    target: 'العائد المستهدف',
    notGuaranteed: 'هدف غير مضمون',
    noPlans: 'لا توجد خطط متاحة حاليًا',
    noPlansText: 'يبقى رصيدكم كما هو.',
    submitted: 'تم تقديم الطلب',
    bought: 'تم شراء {{plan}} مقابل {{amount}}.',

    positions: {
      title: 'باقاتكم',
      caption: 'باقاتكم، الأحدث أولًا',
      plan: 'الخطة',
      amount: 'المبلغ',
      status: 'الحالة',
      topUp: 'زيادة',
      topUps: 'الزيادات: {{number}}',
      bonus: 'مكافأة الأرباح: {{percent}} من الدخل بعد الانتهاء',
      bonusBooked: 'مكافأة الأرباح: {{amount}}',
      newest_zero: 'لا تُعرض أي باقة.',
      newest_one: 'تُعرض أحدث باقة.',
      newest_two: 'تُعرض أحدث باقتين.',
      newest_few: 'تُعرض أحدث {{count}} باقات.',
      newest_many: 'تُعرض أحدث {{count}} باقة.',
      newest_other: 'تُعرض أحدث {{count}} باقة.',
    },
  },
};
