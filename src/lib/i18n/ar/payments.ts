import type { Words } from '../words';

/** What the screens of payments have in common: amounts, files on their way, what happened when, what will happen. */
export const payments: Words<'ar', 'payments'> = {
  amount: {
    echo: 'لقد أدخلت {{amount}}',
    form: 'يرجى إدخال مبلغ بسيط مثل {{example}}، بمنزلتين عشريتين على الأكثر.',
    twoWays: 'يمكن قراءة هذا بطريقتين. يرجى كتابته مثل {{example}}.',
  },
  file: {
    drop: 'أفلت الملف هنا أو اختره:',
    one: 'يرجى اختيار ملف واحد فقط.',
    sending: 'جارٍ الرفع: {{percent}}',
    kept: 'توقف الرفع عند {{percent}}. أرسل مرة أخرى: سيُستأنف من هناك.',
  },
  wallet: {
    only: 'أرسل {{coin}} فقط، وعلى هذه الشبكة فقط: {{network}}. أي شيء آخر يُرسل إلى هنا يضيع.',
    qr: 'إظهار رمز الاستجابة السريعة',
    qrAlt: 'رمز الاستجابة السريعة لعنوان {{coin}}',
  },
  steps: {
    title: 'ما الذي حدث',
    sent: 'أُرسل الإثبات',
    reviewing: 'يقارنه شخص بالدفعة',
    credited: 'أُضيف إلى رصيدك',
    declined: 'لم يُقبل',
    requested: 'أُرسل الطلب',
    checking: 'يراجعه شخص؛ ما زال بإمكانك الإلغاء',
    agreed: 'اجتاز المراجعة',
    paying: 'يدفعه شخص ثانٍ',
    transferred: 'أُرسل إلى عنوانك',
    refused: 'لم يُوافَق عليه؛ عاد المبلغ إلى رصيدك',
    takenBack: 'سحبته بنفسك؛ عاد المبلغ إلى رصيدك',
  },
  plan: {
    before: 'الرصيد الآن',
    after: 'الرصيد بعد ذلك',
    notEnough: 'إيداعاتك لا تغطي هذه الخطة',
    begins: 'تبدأ',
    boughtElsewhere:
      'تم شراء حزمة أثناء فتح هذه النافذة، في علامة تبويب أخرى أو على جهاز آخر. أكّد فقط إذا كنت تريد واحدة أخرى.',
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
    title: 'تحقّق قبل الإرسال',
    to: 'العنوان',
    network: 'الشبكة',
    amount: 'المبلغ',
    remains: 'يبقى متاحًا',
    expected: 'المدة المتوقعة',
    compare: 'قارن كل مجموعة بالأصل. لا يمكن استرجاع دفعة إلى عنوان خاطئ.',
    back: 'تعديل',
    send: 'إرسال الطلب',
  },
  history: 'عمليات السحب الخاصة بك',
};
