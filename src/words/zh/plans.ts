import type { Words } from '../../lib/i18n/words.ts';

/** The Chinese of what plans and top-ups mean. */
export const plans: Words<'zh', 'plans'> = {
  planMeaning: {
    title: '这意味着什么',
    fixed: '一份套餐的价格为 {{min}}。',
    amount: '{{min}} 至 {{max}} 之间的任意金额。包括追加在内，任何套餐都不会超过此额。',
    topUps:
      '有效的套餐每天（UTC）最多可追加 {{number}} 次。每一部分自追加之时起参与收入分配，并随套餐一同返还。',
    profitBonus: '套餐结束后，如有入账收入，我们另加其 {{percent}}。',
    bonusWhen:
      '当套餐不再可能有收入入账时，收益奖金即结算：通常在结束后一天，最迟 61 天。此后的更正不会改变它。',
    referralBonus: '如果您是被推荐来的，在您的第一份套餐期满后，推荐人将从我们这里获得其价格的 {{percent}}。',
    target: '{{percent}} 是计划在整个期限内的目标，不作保证，也不据此计算任何金额。',
    hashrate: '一份套餐代表 {{number}} PH/s 的算力。',
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
};
