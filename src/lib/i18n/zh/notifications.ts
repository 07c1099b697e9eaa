import type { Words } from '../words';

/** What the bell opens; the keys below are tables and statuses. */
export const notifications: Words<'zh', 'notifications'> = {
  title: '通知',
  unread: '通知，{{number}} 条未读',
  readAll: '全部标为已读',
  earlier: '显示更早的通知',
  new: '新：',
  empty: '暂无动态',
  emptyText: '存款、提现、计划或身份验证的每次变化，以及对消息的每次答复，都会显示在这里。',
  reason: '原因：{{reason}}',
  arrived: '您的存款已批准：到账 {{amount}}，已计入您的余额。您当时输入的是 {{claimed}}。',
  other: '您的账户有变动。',
  deposits: {
    pending: '我们已收到您 {{amount}} 存款的凭证。',
    approved: '您的 {{amount}} 存款已批准。',
    rejected: '您的 {{amount}} 存款被拒绝。',
  },
  withdrawals: {
    pending: '您已申请提现 {{amount}}。',
    approved: '您的 {{amount}} 提现已批准，由第二人付款。',
    lapsed: '您的 {{amount}} 提现需要重新批准：原批准人已不再是操作员。在此之前您可以撤回。',
    paying: '您的 {{amount}} 提现正在付款，已无法取消。',
    paid: '您的 {{amount}} 提现已付款。',
    rejected: '您的 {{amount}} 提现被拒绝，该金额已退回您的余额。',
    cancelled: '您已取消 {{amount}} 的提现。',
  },
  positions: {
    active: '您已购买 {{amount}} 的计划。',
    matured: '一项计划已结束，本金 {{amount}} 已退回您的余额。',
    closed: '一项 {{amount}} 的计划已关闭。',
  },
  corrections: {
    booked: '您的余额已入账一笔 {{amount}} 的更正。',
  },
  yields: {
    reversed: '某日收益登记有误，已从您的余额中撤回 {{amount}}。',
  },
  freezes: {
    set: '您的账户已被冻结：暂时不能投资，也不能申请提现；任何申请都不会获批或付款。',
    lifted: '您的账户已解除冻结。',
  },
  bonuses: {
    granted: '您已获得 {{amount}} 的奖金，已计入余额。',
  },
  referrals: {
    credited: '您推荐的人的第一个计划已到期：{{amount}} 已计入您的余额。',
  },
  messages: {
    answered: '操作员已答复您的消息“{{subject}}”。',
    closed: '您的消息“{{subject}}”未经答复即被关闭。您可以再次来信。',
  },
  kyc_cases: {
    pending: '我们已收到您的身份资料。',
    approved: '您的身份已确认。',
    rejected: '您的身份资料未能通过。',
  },
};
