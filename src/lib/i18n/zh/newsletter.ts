import type { Words } from '../words';

/** The page behind the links in the newsletter's mails. */
export const newsletter: Words<'zh', 'newsletter'> = {
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
};
