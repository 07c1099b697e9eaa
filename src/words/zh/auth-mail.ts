import type { AuthMailTexts } from '../../lib/i18n/mail-texts.ts';

/** The Chinese of the mails of Auth. */
export const authMail: AuthMailTexts = {
  always: '每次请求都会发送此类邮件，无法关闭。',
  confirmation: {
    subject: '请确认您的电子邮箱',
    paragraphs: ['您已用此邮箱在 {{brand}} 注册。请在此链接打开的页面上确认邮箱并设置密码：'],
    link: '确认邮箱',
    after: [
      '链接只能使用一次，一小时内有效；登录时可以获取新的链接。如果不是您本人注册，请忽略此邮件：没有此链接，任何人都无法使用该账户。',
    ],
    why: '您收到本邮件，是因为此邮箱在注册时被填写。',
  },
  recovery: {
    subject: '请设置新密码',
    paragraphs: ['有人请求为您的 {{brand}} 账户设置新密码，希望是您本人。请在此链接打开的页面上设置：'],
    link: '设置新密码',
    after: ['链接只能使用一次，一小时内有效。如果不是您本人请求，请忽略此邮件：您的密码保持不变。'],
    why: '您收到本邮件，是因为有人请求为此邮箱的账户设置新密码。',
  },
  email_change: {
    subject: '请确认新的电子邮箱',
    paragraphs: [
      '您的 {{brand}} 账户邮箱将更改为 {{email}}。只有通过此链接和发送到另一邮箱的链接都确认之后，更改才会生效：',
    ],
    link: '确认更改',
    after: ['链接一小时内有效。如果不是您本人请求，请不要确认，并设置新密码：他人可能知道您的密码。'],
    why: '您收到本邮件，是因为有账户将从此邮箱更改，或更改为此邮箱。',
  },
  magic_link: {
    subject: '登录 {{brand}}',
    paragraphs: ['有人请求用邮件登录您的 {{brand}} 账户。我们不通过邮件登录：请在此页面使用密码或通行密钥：'],
    link: '登录',
    after: ['如果不是您本人请求，请忽略此邮件。'],
    why: '您收到本邮件，是因为有人用此邮箱请求登录邮件。',
  },
  reauthentication: {
    subject: '关于您的 {{brand}} 账户',
    paragraphs: [
      '有人在已登录您 {{brand}} 账户的浏览器中请求用邮件发送验证码。没有任何页面需要验证码，因此本邮件中没有验证码。',
      '如果不是您本人，请设置新密码，并在账户设置中退出其他浏览器：',
    ],
    link: '设置新密码',
    why: '您收到本邮件，是因为有人为您的账户请求验证码。',
  },
};
