import type { MailTexts } from '../../lib/i18n/mail-texts.ts';

/** The Chinese of the mails. */
export const mail: MailTexts = {
  code_word: '您的暗语：{{code_word}}',
  code_word_before: '您此前的暗语：{{code_word_before}}',
  contact_received: {
    subject: '我们已收到您的留言({{reference}})',
    paragraphs: [
      '您写给 {{brand}} 的留言已送达,会由工作人员阅读。',
      '编号为 {{reference}}。再次就此事来信时请注明。',
      '您没有给我们写信?那么有人使用了您的地址,您可以忽略本邮件。',
    ],
  },
  contact_answer: {
    subject: '对您留言的答复({{reference}})',
    paragraphs: ['{{answer}}', '我们绝不会在邮件中索要密码、助记词或付款。'],
    quote: ['您写道:', '{{message}}'],
  },
  newsletter_confirmation: {
    subject: '请确认您的订阅',
    paragraphs: [
      '有人(希望是您本人)用此地址申请订阅 {{brand}} 的电子简报。',
      '只有在您打开以下链接的页面并确认之后,才会向您发送:',
    ],
    link: '确认订阅',
    after: ['链接在 48 小时内有效。如果您没有提出申请,请忽略本邮件:您的地址将不会保留。'],
  },
  newsletter_welcome: {
    subject: '您已订阅',
    paragraphs: [
      '从现在起,{{brand}} 的电子简报会发送到此地址。',
      '您可以随时在以下链接的页面退订,届时您的地址将被删除:',
    ],
    link: '退订',
  },
  notification: {
    subject: '{{what}}',
    paragraphs: [
      '{{what}}',
      '相关详情请登录您的账户查看。我们绝不会通过邮件索要密码、助记词或付款。',
      '您可以在账户设置中选择不再接收此类邮件。',
    ],
  },
  security: {
    subject: '{{what}}',
    paragraphs: [
      '{{what}}。',
      '时间：{{when}}',
      '网络：{{ip}}',
      '设备：{{device}}',
      '地址：{{address}}',
      '如果是您本人操作，无需做任何事。如果不是，请在此链接的页面停用账户：此后资金不再流出，所有人都会被登出。',
    ],
    link: '不是我本人操作',
    after: [
      '链接在 30 天内有效，无需登录，并会在执行前询问您。我们绝不会在邮件中向您索要密码、助记词或付款。',
    ],
  },
};
