import type { Words } from '../words';

/** Plans and buying them. */
export const investments: Words<'zh', 'investments'> = {
  title: '选择要投资的计划…',
  lead: '目标是计划力求达到的结果，并无保证：您可能得到更少，或一无所得。',
  balance: '余额',
  start: '立即开始',
  duration: '期限',
  target: '目标收益',
  notGuaranteed: '仅为目标，不作保证',
  noPlans: '目前没有可选计划',
  noPlansText: '您的余额保持不变。',
  submitted: '申请已提交',

  confirm: {
    title: '投资 {{plan}}',
    leaves: '从您的余额扣除',
    until: '持有至',
    text: '计划持有该金额期间，您无法提取；计划结束时，该金额返回您的余额。只有在收入入账后，才会计入您的余额。',
    submit: '投资 {{amount}}',
    newPrice: '按 {{amount}} 继续',
    newTerm: '按新的结束日期继续',
    retrySafe: '您可以重试：计划不会被重复购买。',
    earlierArrived:
      '您之前的操作其实已成功，未再购买任何计划。它已列在您的套餐中；只有想要第二份时才请再次确认。',
  },

  positions: {
    title: '您的套餐',
    caption: '您的套餐，最新的在前',
    plan: '计划',
    amount: '金额',
    status: '状态',
    newest_other: '显示最新的 {{count}} 份。',
  },
};
