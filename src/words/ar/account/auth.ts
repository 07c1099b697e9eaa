import type { Words } from '../../../lib/i18n/words.ts';

/** The Arabic of signing in and up. */
export const auth: Words<'ar', 'account/auth'> = {
  /** Registration, login, recovery. */
  auth: {
    checkMail: {
      again: 'إعادة إرسال الرسالة',
      sent: 'أُعيد إرسال الرسالة.',
    },
    login: {
      submit: 'تسجيل الدخول',
      welcome: 'مرحبًا بعودتكم',
    },
    passwordHint: 'سبعة أحرف على الأقل.',
    strength: 'مدى صعوبة تخمين كلمة المرور',
    confirmed: {
      title: 'تم تأكيد عنوان بريدكم الإلكتروني',
      text: 'يمكنكم تسجيل الدخول الآن.',
      halfTitle: 'بقي رابط واحد',
      halfText: 'يُرجى أيضًا فتح الرابط في الرسالة المرسلة إلى عنوانكم الآخر. عندئذ فقط يتم التغيير.',
      failedTitle: 'لم يعد هذا الرابط صالحًا',
      failedText:
        'انتهت صلاحيته أو سبق استخدامه. إذا كان عنوانكم مؤكدًا فيكفي تسجيل الدخول؛ وإلا ستُعرض عليكم رسالة جديدة عند تسجيل الدخول.',
    },
    signedOut: 'انتهت جلستكم. يُرجى تسجيل الدخول من جديد.',
  },
};
