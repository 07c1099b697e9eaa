import type { Words } from '../words';

/** The dashboard. */
export const portfolio: Words<'ar', 'portfolio'> = {
  title: 'لوحة المعلومات',
  deposited: 'المودَع',
  profit: 'الربح',
  bonus: 'المكافأة',
  balance: 'الرصيد',
  totalPackages: 'إجمالي الباقات',
  activePackages: 'الباقات النشطة',
  none: 'لا يوجد',
  activeCount_zero: 'لا خطط نشطة',
  activeCount_one: 'خطة نشطة واحدة',
  activeCount_two: 'خطتان نشطتان',
  activeCount_few: '{{count}} خطط نشطة',
  activeCount_many: '{{count}} خطة نشطة',
  activeCount_other: '{{count}} خطة نشطة',
  referralBonus: 'مكافأة الإحالة',
  places: {
    title: 'أين أموالكم',
    available: 'متاح',
    availableText: 'رصيدكم. يمكن استثماره أو سحبه.',
    invested: 'في الخطط',
    investedText: 'تحتجزه الخطط التي اشتريتموها؛ ويعود كل مبلغ عند انتهاء خطته.',
    withdrawing: 'قيد السحب',
    withdrawingText: 'محتجز حتى يُدفع؛ ويعود إذا رُفض الطلب أو أُلغي.',
    waiting: 'إيداع ينتظر المراجعة',
    waitingText: 'أُرسل في {{date}} عبر {{method}}. يُقيَّد عندما يوافق عليه شخص.',
  },
  insurance: {
    title: 'صندوق التأمين',
    text: 'تخصص المنصة من أموالها الخاصة 20% من كل إيداع ومن كل رسم. ويحتوي الصندوق على {{fund}}.',
    covers:
      'وهذا يعادل {{percent}}% من مبلغ {{owed}} المستحق لجميع المستثمرين معًا. أما الباقي فغير مؤمَّن عليه.',
  },
  start: {
    title: 'موّلوا حسابكم للبدء',
    text: 'لم يُودَع شيء بعد. أدخلوا مبلغًا، وأرسلوه إلى أحد عناويننا، وارفعوا الإثبات؛ يراجعه شخص، وتتغير هذه الصفحة من تلقاء نفسها.',
    action: 'إجراء إيداع',
  },
  choose: {
    title: 'وصل إيداعكم',
    text: 'الخطوة التالية لكم: اختاروا خطة، أو احتفظوا بالرصيد، أو اسحبوه.',
    action: 'عرض الخطط',
  },
  chart: 'مخطط السوق',
  quotes: 'أسعار السوق',
  widgetOff: 'بيانات السوق المباشرة غير متصلة.',
};
