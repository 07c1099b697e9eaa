import type { Words } from '../words';

/** Referring others. */
export const referrals: Words<'zh', 'referrals'> = {
  title: '推荐用户',
  text: '您可以分享推荐链接来推荐他人：',
  optional: '是否推荐他人由您决定。它绝不是提现或其他任何事项的条件。',
  credited: '被推荐人首个计划的奖励，在该计划期满时入账。',
  pending: '{{date}} 入账 {{amount}}',
  copied: '链接已复制',
  referred: '您推荐的人',
  caption: '通过您的链接注册的人，最新的在前',
  name: '姓名',
  level: '推荐级别',
  status: '状态',
  date: '注册日期',
  reward: '奖励',
  earned: '推荐所得',
  empty: '尚无人通过您的链接注册',
  emptyText: '注册者会出现在此处，仅显示名字和一个首字母。',
};
