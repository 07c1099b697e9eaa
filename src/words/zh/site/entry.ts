import type { Words } from '../../../lib/i18n/words.ts';

/** The Chinese of registering and signing in. */
export const entry: Words<'zh', 'site/entry'> = {
  register: {
    title: '创建您的账户',
    lead: '只需一分钟，无需任何费用。',
    name: '姓名',
    email: '电子邮箱',
    phone: '电话号码',
    password: '密码',
    invalidPhone: '请输入电话号码：仅限数字、空格和 + ( ) . -',
    country: '选择国家或地区',
    unserved: '本网站不为以下国家的居民开立账户：{{countries}}。',
    countriesFailed: '无法加载国家和地区列表。您可以不选择国家或地区直接注册。',
    agree: '注册即表示您接受',
    terms: '条款与条件',
    submit: '注册',
    haveAccount: '已有账户？',
    referred: '您通过推荐码 {{code}} 受邀。',
    welcome: '欢迎来到 {{brand}}。请确认您的电子邮箱地址。',
  },
  login: {
    title: '登录',
    lead: '欢迎回来。',
    email: '电子邮箱',
    password: '密码',
    passkey: '使用通行密钥登录',
    forgot: '忘记密码',
    create: '注册',
    noAccount: '第一次来？',
    needsConfirmation: '您的电子邮箱地址尚未确认',
    needsConfirmationText: '请打开我们发送至 {{email}} 的邮件中的链接，然后登录。',
  },
  checkMail: {
    title: '请查收邮件',
    text: '我们已向 {{email}} 发送链接。请打开链接以确认您的地址，然后登录。',
  },
  forgot: {
    title: '找回您的账户',
    lead: '我们会向您的电子邮箱发送链接，您可借此设置新密码。',
    email: '电子邮箱',
    missing: '请输入用于找回的邮箱',
    submit: '发送链接',
    sent: '请查收您的邮件',
    sentText: '如果 {{email}} 属于某个账户，链接已在途中。链接仅可使用一次，一小时内有效。',
    back: '返回登录',
  },
};
