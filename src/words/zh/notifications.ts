import type { Words } from '../../lib/i18n/words.ts';

/** The Chinese of what the bell says happened, which mails repeat. */
export const notifications: Words<'zh', 'notifications'> = {
  notifications: {
    deposits: {
      pending: '我们已收到您 {{amount}} 存款的凭证。',
      approved: '您的 {{amount}} 存款已批准。',
      rejected: '您的 {{amount}} 存款被拒绝。',
      reversed: '您 {{amount}} 的存款已被撤销。',
    },
    withdrawals: {
      pending: '您已申请提现 {{amount}}。',
      approved: '您的 {{amount}} 提现已批准，由第二人付款。',
      lapsed: '您的 {{amount}} 提现需要重新批准：原批准人已不再是操作员。在此之前您可以取消。',
      paying: '您的 {{amount}} 提现正在付款，已无法取消。',
      paid: '您的 {{amount}} 提现已付款。',
      rejected: '您的 {{amount}} 提现被拒绝，该金额已退回您的余额。',
      cancelled: '您已取消 {{amount}} 的提现。',
    },
    positions: {
      active: '您已购买 {{amount}} 的计划。',
      topped_up: '您已向一个计划追加 {{amount}}。',
      matured: '一项计划已结束，本金 {{amount}} 已退回您的余额。',
      closed: '一项 {{amount}} 的计划已关闭。',
    },
    orders: {
      filled: '您投资组合的一笔订单已成交，共 {{amount}}。',
      cancelled: '您投资组合的一笔订单在全部成交前已取消。',
      expired: '您投资组合的一笔订单在全部成交前已过期。',
      /** Why it was cancelled. */
      why: {
        gave_way: '有人退出策略，他们的资金优先',
        strategy_stopped: '策略已暂停或关闭',
        all_or_nothing: '到来的第一个报价不足以成交整笔订单',
        failed: '我方出现了错误',
        rest_not_filled: '到来的第一个报价不足以成交剩余部分',
        would_take: '它会立即成交',
        insufficient_cash: '投资组合中的现金不足',
        account_frozen: '您的账户已被冻结',
        sell_only: '该品种现在只能卖出',
      },
    },
    copies: {
      in: '您投入某策略的 {{amount}} 已计入，相应单位归您所有。',
      out: '从某策略取出的 {{amount}} 已回到您的余额。',
      stopped: '一项跟单已跌至您的止损。您在其中的全部单位将按接下来的价格退出。',
      returned: '您投入某策略的 {{amount}} 已退回您的余额：按其价格不足以换得单位，或您的账户已被冻结。',
      share_taken: '某策略的带单人已从您的单位中获得本季度的利润分成，当时价值 {{amount}}。',
    },
    strategies: {
      offered: '您带单或投入资金的一个策略已开放。',
      dropped: '您提议的一个策略不予公布。您的自有资金已回到余额。',
      suspended: '一个策略已暂停：不接受资金，也不交易。您可以退出。',
      closing: '一个策略正在关闭：其全部持仓将被卖出，然后每个人得到自己的部分。',
      terms: '某策略的利润分成已变更。较高的分成不适用于您已在其中的资金。',
      stake: '某策略的带单人将在七天后取出其部分自有资金。',
    },
    corrections: {
      booked: '您的余额已入账一笔 {{amount}} 的更正。',
    },
    insurance: {
      paid: '保险基金已向您赔付 {{amount}}，现已计入您的余额。',
    },
    yields: {
      reversed: '某日收益登记有误，已从您的余额中撤回 {{amount}}。',
    },
    freezes: {
      set: '您的账户已被冻结：暂时不能投资，也不能申请提现；任何申请都不会获批或付款。',
      lifted: '您的账户已解除冻结。',
    },
    security: {
      new_device: '一台新设备登录了您的账户',
      password_guessed: '有人为您的账户多次输入了错误的密码',
      code_guessed: '有人多次输入了错误的验证器代码：对方知道您的密码。如果不是您本人，请设置新密码',
      password_changed: '您的密码已更改',
      email_changed: '您的电子邮箱已更改',
      recovered: '有人使用邮件中的链接进入了您的账户',
      address_added: '您的账户新增了一个收款地址',
      payments_stopped: '您的账户已停用：资金不会流出，且没有任何人处于登录状态',
      factor_added: '您的账户添加了一种双重验证方式',
      factor_removed: '您的账户移除了一种双重验证方式',
      recovery_codes_made: '已生成新的恢复代码',
      recovery_code_used: '有人使用了恢复代码',
      passkey_added: '您的账户添加了一个通行密钥',
      passkey_removed: '您的账户移除了一个通行密钥',
      withdrawal_limits_changed: '您的提现限额已更改',
      code_word_changed: '我们邮件中的暗语已更改',
    },
    bonuses: {
      granted: '您已获得 {{amount}} 的奖金，已计入余额。',
      profit: '一个已结束的计划为您带来 {{amount}} 的收益奖金，已计入您的余额。',
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
  },
};
