import type { Words } from '../../../lib/i18n/words.ts';

/** The Chinese of messages to the operators. */
export const support: Words<'zh', 'account/support'> = {
  /** Messages from an account to the operators. */
  support: {
    title: '客服',
    lead: '您写的内容会送达操作员。答复会显示在此处，并通过电子邮件发送。',
    hint: '操作员能看到消息来自您的账户。这里绝不会有人索要密码，付款也不会让回复更快。',
    subject: '主题',
    message: '内容',
    submit: '发送',
    sent: '消息已发送',
    received: '我们已收到您的消息 {{reference}}',
    receivedText: '操作员答复后，您可在此处阅读；答复也会发送至 {{email}}。',
    yours: '您的消息',
    none: '您还没有给我们写过消息',
    reference: '编号 {{reference}}',
    waiting: '尚无操作员答复。',
    answer: '答复',
    closed: '操作员未经答复即关闭了此消息。您可以再次来信。',
  },
};
