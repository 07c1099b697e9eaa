import type { Words } from '../words';

/** What the screens of payments have in common: amounts, files on their way, what happened when, what will happen. */
export const payments: Words<'ar', 'payments'> = {
  amount: {
    echo: 'لقد أدخلتم {{amount}}',
    form: 'يرجى إدخال مبلغ بسيط مثل {{example}}، بمنزلتين عشريتين على الأكثر.',
    twoWays: 'يمكن قراءة هذا بطريقتين. يرجى كتابته مثل {{example}}.',
  },
  file: {
    drop: 'أفلتوا الملف هنا أو اختاروه:',
    one: 'يرجى اختيار ملف واحد فقط.',
    sending: 'جارٍ الرفع: {{percent}}',
    kept: 'توقف الرفع عند {{percent}}. أرسلوا مرة أخرى: سيُستأنف من هناك.',
  },
  wallet: {
    only: 'أرسلوا إلى هنا {{coin}} فقط ({{network}}). أي شيء آخر يضيع.',
    qr: 'إظهار رمز الاستجابة السريعة',
    qrAlt: 'رمز الاستجابة السريعة لعنوان {{coin}}',
  },
  steps: {
    title: 'ما الذي حدث',
    sent: 'أُرسل الإثبات',
    reviewing: 'يقارنه شخص بالدفعة',
    credited: 'أُضيف إلى رصيدكم',
    declined: 'لم يُقبل',
    requested: 'أُرسل الطلب',
    checking: 'يراجعه شخص؛ ما زال بإمكانكم الإلغاء',
    agreed: 'اجتاز المراجعة',
    paying: 'يدفعه شخص ثانٍ',
    transferred: 'أُرسل إلى عنوانكم',
    refused: 'لم يُوافَق عليه؛ عاد المبلغ إلى رصيدكم',
    takenBack: 'سحبتموه بأنفسكم؛ عاد المبلغ إلى رصيدكم',
  },
  plan: {
    before: 'الرصيد الآن',
    after: 'الرصيد بعد ذلك',
    notEnough: 'إيداعاتكم لا تغطي هذه الخطة',
    begins: 'تبدأ',
    boughtElsewhere:
      'تم شراء حزمة أثناء فتح هذه النافذة، في علامة تبويب أخرى أو على جهاز آخر. أكّدوا فقط إذا كنتم تريدون واحدة أخرى.',
  },
  position: {
    term: 'المدة',
    day: 'اليوم {{gone}} من {{days}}',
    yield: 'الدخل المقيّد',
    showDays: 'الدخل حسب اليوم',
    date: 'اليوم',
    amount: 'المقيّد',
    evidence: 'الدليل',
    none: 'لم يُقيَّد أي دخل بعد.',
  },
  review: {
    title: 'تحقّقوا قبل الإرسال',
    to: 'العنوان',
    network: 'الشبكة',
    amount: 'المبلغ',
    remains: 'يبقى متاحًا',
    expected: 'المدة المتوقعة',
    compare: 'قارنوا كل مجموعة بالأصل. لا يمكن استرجاع دفعة إلى عنوان خاطئ.',
    back: 'تعديل',
    send: 'إرسال الطلب',
  },
  history: 'عمليات السحب الخاصة بكم',
};
