import type { MailTexts } from '../../lib/i18n/mail-texts.ts';

/** The Chinese of the mails. */
export const mail: MailTexts = {
  code_word: '您的暗语：{{code_word}}',
  code_word_before: '您此前的暗语：{{code_word_before}}',
  contact_received: {
    subject: '我们已收到您的留言（{{reference}}）',
    paragraphs: [
      '您写给 {{brand}} 的留言已送达，会由工作人员阅读。',
      '编号为 {{reference}}。再次就此事来信时请注明。',
    ],
    link: '再次留言',
    after: ['您没有给我们写信？那么是他人填写了您的地址，您可以忽略本邮件。'],
    why: '您收到本邮件，是因为有人用此地址给我们留言。每条留言都会以一封邮件确认，无法关闭。',
  },
  contact_answer: {
    subject: '对您留言的答复（{{reference}}）',
    paragraphs: ['{{answer}}'],
    quote: ['您写道：', '{{message}}'],
    link: '再次留言',
    after: ['我们绝不会在邮件中索要密码、助记词或付款。'],
    why: '您收到本邮件，是因为有人用此地址给我们留言。答复以邮件发送，无法关闭。',
  },
  newsletter_confirmation: {
    subject: '请确认您的订阅',
    paragraphs: [
      '有人用此地址申请订阅 {{brand}} 的电子简报，希望是您本人。',
      '只有在您打开以下链接的页面并确认之后，才会向您发送：',
    ],
    link: '确认订阅',
    after: ['链接在 48 小时内有效。如果您没有提出申请，请忽略本邮件：您的地址将不会保留。'],
    why: '您收到本邮件，是因为此地址被填写用于订阅电子简报。如果您不确认，我们不会再发送邮件。',
  },
  newsletter_welcome: {
    subject: '您已订阅',
    paragraphs: [
      '从现在起，{{brand}} 的电子简报会发送到此地址。',
      '您可以随时在以下链接的页面退订，届时您的地址将被删除：',
    ],
    link: '退订',
    why: '您收到本邮件，是因为此地址已确认订阅电子简报。本邮件中的链接可以退订。',
  },
  notification: {
    subject: '{{what}}',
    paragraphs: ['相关详情请登录您的账户查看。'],
    link: '打开您的账户',
    after: ['我们绝不会在邮件中索要密码、助记词或付款。'],
    why: '您收到本邮件，是因为您在 {{brand}} 有账户。您可以在账户设置中关闭此类邮件。',
  },
  security: {
    subject: '{{what}}',
    paragraphs: [],
    facts: ['时间：{{when}}', '网络：{{ip}}', '设备：{{device}}', '地址：{{address}}'],
    advice: [
      '如果是您本人操作，无需做任何事。如果不是，请在此链接的页面停用账户：此后资金不再流出，所有设备都会被登出。',
    ],
    link: '不是我本人操作',
    after: ['链接在 30 天内有效，无需登录，并会在执行前询问您。我们绝不会在邮件中索要密码、助记词或付款。'],
    why: '您收到本邮件，是因为您在 {{brand}} 有账户。有关账户安全的邮件无法关闭，因为盗用者会首先关闭它们。',
  },
};
