import type { Words } from '../../../lib/i18n/words.ts';

/** The Arabic of messages to the operators. */
export const support: Words<'ar', 'account/support'> = {
  /** Messages from an account to the operators. */
  support: {
    title: 'الدعم',
    lead: 'يصل ما تكتبونه إلى المشغّلين. وتظهر الإجابات هنا وتأتي بالبريد الإلكتروني.',
    hint: 'يرى المشغّلون أن الرسالة من حسابكم. لا أحد هنا يطلب كلمة مرور أبدًا، ولا دفعة تعجّل الرد.',
    subject: 'الموضوع',
    message: 'الرسالة',
    submit: 'إرسال',
    sent: 'تم إرسال الرسالة',
    received: 'استلمنا رسالتكم {{reference}}',
    receivedText: 'حين يجيب أحد المشغّلين تقرؤون الرد هنا، ويُرسل أيضًا إلى {{email}}.',
    yours: 'رسائلكم',
    none: 'لم تكتبوا إلينا بعد',
    reference: 'الرقم المرجعي {{reference}}',
    waiting: 'لم يُجب أي مشغّل بعد.',
    answer: 'الرد',
    closed: 'أغلق أحد المشغّلين هذه الرسالة دون رد. يمكنكم الكتابة مجددًا.',
  },
};
