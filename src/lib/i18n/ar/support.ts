import type { Words } from '../words';

/** Messages from an account to the operators. */
export const support: Words<'ar', 'support'> = {
  title: 'الدعم',
  lead: 'يصل ما تكتبونه إلى المشغّلين، وتأتي الإجابات بالبريد الإلكتروني.',
  hint: 'يرى المشغّلون أن الرسالة من حسابكم. لا أحد هنا يطلب كلمة مرور أبدًا، ولا دفعة تعجّل الرد.',
  subject: 'الموضوع',
  message: 'الرسالة',
  submit: 'إرسال',
  sent: 'تم إرسال الرسالة',
  received: 'استلمنا رسالتكم {{reference}}',
  receivedText: 'تُرسل الإجابات إلى {{email}}. اذكروا الرقم المرجعي إن كتبتم مجددًا.',
};
