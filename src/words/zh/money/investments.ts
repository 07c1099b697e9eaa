import type { Words } from '../../../lib/i18n/words.ts';

/** The Chinese of plans and buying them. */
export const investments: Words<'zh', 'money/investments'> = {
  evidence: { stated: '由 {{by}} 陈述，未经证明' },
  /** Plans and buying them. */
  investments: {
    title: '选择要投资的计划…',
    lead: '目标是计划力求达到的结果，并无保证：您可能得到更少，或一无所得。',
    balance: '余额',
    start: '立即开始',
    deposit: '存款',
    duration: '期限',
    target: '目标收益',
    notGuaranteed: '仅为目标，不作保证',
    noPlans: '目前没有可选计划',
    noPlansText: '您的余额保持不变。',
    submitted: '申请已提交',
    bought: '已用 {{amount}} 购买 {{plan}}。',

    positions: {
      title: '您的套餐',
      caption: '您的套餐，最新的在前',
      plan: '计划',
      amount: '金额',
      status: '状态',
      topUp: '追加',
      topUps: '追加次数：{{number}}',
      bonus: '收益奖金：结束后为收入的 {{percent}}',
      bonusBooked: '收益奖金：{{amount}}',
      newest_other: '显示最新的 {{count}} 份。',
    },
  },
};
