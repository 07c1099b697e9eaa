import type { Words } from '../../../lib/i18n/words.ts';

/** The Chinese of signing in and up. */
export const auth: Words<'zh', 'account/auth'> = {
  /** Registration, login, recovery. */
  auth: {
    checkMail: {
      again: '重新发送邮件',
      sent: '邮件已重新发送。',
    },
    login: {
      submit: '登录',
      welcome: '欢迎回来',
    },
    passwordHint: '至少七个字符。',
    strength: '密码被猜中的难度',
    confirmed: {
      title: '您的电子邮箱地址已确认',
      text: '您现在可以登录。',
      halfTitle: '还有一个链接',
      halfText: '请同时打开发送到您另一个邮箱的链接，之后更改才会生效。',
      failedTitle: '此链接已失效',
      failedText: '链接已过期或已被使用。如果您的地址已确认，直接登录即可；否则登录时可重新获取邮件。',
    },
    signedOut: '您的会话已结束。请重新登录。',
  },
};
