import type { Words } from '../../../lib/i18n/words.ts';

/** The Chinese of the pages behind links in mails. */
export const links: Words<'zh', 'settings/links'> = {
  /** The page behind the links that confirm an address. */
  confirm: {
    title: '请确认您的电子邮箱',
    lead: '如果您没有在此注册，请关闭本页。不点击按钮，什么都不会发生。',
    submit: '确认邮箱',
    finishLead: '请核对为 {{email}} 填写的信息，这些信息可能由他人填写。只有您在此保存的内容才有效。',
    country: '国家/地区',
    referred: '我是通过推荐码 {{code}} 来的。',
    agree: '保存即表示您接受',
    terms: '条款与条件',
    finish: '保存并完成',
    finished: '您的账户已就绪，请登录。',
    changeTitle: '请确认更改邮箱',
    changeLead: '如果不是您请求更改，请关闭本页并设置新密码。',
    changeSubmit: '确认更改',
  },
  /** A new password, by a link or in the account. */
  reset: {
    openLead: '请点击按钮继续。此链接只能使用一次。',
    openSubmit: '继续',
    title: '设置新密码',
    forAccount: '账户：{{email}}。',
    password: '新密码',
    repeat: '再次输入新密码',
    mismatch: '两次输入的密码不一致。',
    submit: '保存密码',
    done: '您的密码已更改。请登录。',
    expiredTitle: '此链接已失效',
    expiredText: '设置新密码的链接仅可使用一次，一小时内有效。请重新申请。',
    again: '发送新链接',
  },
  /** The page behind the links in the newsletter's mails. */
  newsletter: {
    title: '电子通讯',
    confirm: {
      title: '确认您的订阅',
      lead: '点击此按钮后，电子通讯将开始发送至您的地址。',
      submit: '确认',
      done: '您已订阅',
      doneText: '一封邮件正在发往您的邮箱，其中的链接可让您随时退订。',
    },
    leave: {
      title: '退订电子通讯',
      lead: '点击此按钮后，不会再向您发送任何内容，您的地址将从名单中删除。',
      submit: '退订',
      done: '您已退订电子通讯',
      doneText: '您的地址已从名单中删除。',
    },
    failed: {
      title: '此链接已失效',
      expired: '该链接在 48 小时内可用于确认订阅，订阅结束后则不再有效。您可以在首页重新订阅。',
      unknown: '链接不完整或无法识别。请从邮件中重新打开，或完整复制。',
    },
    home: '前往首页',
  },
  alarm: {
    title: '不是您本人操作？',
    lead: '请停用您的账户。此后资金不再流出，所有人都会被登出，密码也不再有效。此处无法撤销：财务人员会与您沟通，然后解除冻结。',
    submit: '停用我的账户',
    done: '您的账户已停用',
    doneText: '资金不再流出，也没有任何人处于登录状态。请通过“忘记密码”设置新密码，然后写信给我们。',
    failed: '此链接无效',
    failedText:
      '链接已超过 30 天或不完整。如果您能登录，请在账户设置中停用账户；如果不能，请设置新密码：此后 72 小时内不会有任何资金流出。',
  },
};
