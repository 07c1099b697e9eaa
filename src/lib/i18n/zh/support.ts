import type { Words } from '../words';

/** Messages from an account to the operators. */
export const support: Words<'zh', 'support'> = {
  title: '客服',
  lead: '您写的内容会送达操作员，回复通过电子邮件发送。',
  hint: '操作员能看到消息来自您的账户。这里绝不会有人索要密码，付款也不会让回复更快。',
  subject: '主题',
  message: '内容',
  submit: '发送',
  sent: '消息已发送',
  received: '我们已收到您的消息 {{reference}}',
  receivedText: '回复将发送至 {{email}}。再次来信时请注明此编号。',
};
