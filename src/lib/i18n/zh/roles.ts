import type { Words } from '../words';

/** Changes of roles that two admins make together. */
export const roles: Words<'zh', 'roles'> = {
  rule: '有两位管理员时，由一位提议更改，另一位确认。',
  title: '等待另一位管理员',
  change: '新：{{to}}（原：{{from}}）',
  proposed: '由 {{name}} 于 {{date}} 提议，{{until}} 失效。',
  confirm: '确认',
  confirmTitle: '更改 {{name}} 的角色？',
  confirmText: '立即生效。',
  stop: '中止',
  stopTitle: '中止对 {{name}} 的更改？',
  stopped: '更改已中止。',
  ownProposal: '由您提议：须由另一位管理员确认。',
  ownRole: '事关您本人：须由另一位管理员确认。',
  needsOther: '更改须经另一位管理员确认后才生效。',
  nobodyElse: '目前无人可以确认此更改：需要一位既非您也非 {{name}} 的管理员。',
  atOnce: '您是唯一的管理员：更改立即生效。',
  sent: '已提议，须由另一位管理员确认。',
  open: '有一项更改正等待另一位管理员。{{change}}',
  openLink: '查看',
  may: {
    none: '此人将无法再打开操作台。',
    reviewer: '审核员可查看所有人的数据，并决定存款、提现和身份验证。',
    treasurer: '财务人员可做审核员所做的一切，还可支付提现、登记收益与更正、发放奖金。',
    admin: '管理员可做财务人员所做的一切，还可更改计划、限额、网站和角色。',
  },
  giveUp: '放弃我的角色',
  giveUpTitle: '放弃您的角色？',
  giveUpText: '立即生效，只有管理员可以重新授予。',
  givenUp: '您已没有任何角色。',
};
