import type { Words } from '../../lib/i18n/words.ts';

/** The Chinese of what plans and top-ups mean. */
export const plans: Words<'zh', 'plans'> = {
  planMeaning: {
    title: '这意味着什么',
    inEnglish: '计划的名称和内容以英文书写。',
    fixed: '一份套餐的价格为 {{min}}。',
    amount: '{{min}} 至 {{max}} 之间的任意金额。包括追加在内，任何套餐都不会超过此额。',
    topUps:
      '有效的套餐每天（UTC）最多可追加 {{number}} 次。每一部分自追加之时起参与收入分配，并随套餐一同返还。',
    profitBonus: '套餐结束后，如有入账收入，我们另加其 {{percent}}。',
    bonusWhen:
      '当套餐不再可能有收入入账时，收益奖金即结算：通常在结束后一天，最迟 61 天。此后的更正不会改变它。',
    referralBonus: '如果您是被推荐来的，在您的第一份套餐期满后，推荐人将从我们这里获得其价格的 {{percent}}。',
    target: '{{percent}} 是计划在整个期限内的目标，不作保证，也不据此计算任何金额。',
    hashrate: '每 {{amount}} 代表 {{number}} PH/s 的算力。',
  },

  topUp: {
    action: '追加',
    title: '追加 {{plan}}',
    now: '套餐中现有',
    after: '追加后套餐中',
    room: '最多 {{room}}。您现在可投资 {{available}}。今天（UTC）还可追加次数：{{number}}。',
    text: '您追加的金额从现在起参与收入分配，并随套餐于 {{date}} 返还。在此之前无法提取。',
    submit: '追加 {{amount}}',
    done: '已追加到您的套餐',
    retrySafe: '您可以重试：不会重复追加。',
    earlierArrived: '您之前的操作其实已成功，未再追加任何金额。只有想追加更多时才请再次提交。',
  },

  purchase: {
    title: '投资 {{plan}}',
    leaves: '计划中',
    until: '计划持有至',
    amount: '金额',
    range: '{{min}} 至 {{max}}。您现在可投资 {{available}}。',
    belowMinimum: '至少 {{amount}}',
    aboveMaximum: '最多 {{amount}}',
    text: '计划中的金额在该日之前无法提取；到期后自动返回您的余额。可用的部分保持可用。只有在收入入账后，才会计入您的余额。',
    submit: '投资 {{amount}}',
    newPrice: '按 {{amount}} 继续',
    newTerm: '按新的结束日期继续',
    newBonus: '按新的奖金继续',
    retrySafe: '您可以重试：计划不会被重复购买。',
    earlierArrived:
      '您之前的操作其实已成功，未再购买任何计划。它已列在您的套餐中；只有想要第二份时才请再次确认。',
  },

  balances: {
    before: '当前余额',
    after: '之后的余额',
    notEnough: '您的余额不足以支付此金额',
    notDeposited: '您的存款总额不足以支付此金额',
    begins: '开始',
    boughtElsewhere: '在此窗口打开期间，已在另一个标签页或设备上购买了一个套餐。仅当您还想再买一个时才确认。',
  },

  packageDays: {
    term: '期限',
    day: '第 {{gone}} 天，共 {{days}} 天',
    yield: '已入账收入',
    showDays: '每日收入',
    date: '日期',
    amount: '入账',
    evidence: '依据',
    none: '尚无收入入账。',
  },
};
