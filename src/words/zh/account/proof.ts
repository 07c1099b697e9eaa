import type { Words } from '../../../lib/i18n/words.ts';

/** The Chinese of the proof of liabilities. */
export const proof: Words<'zh', 'account/proof'> = {
  /** The proof of liabilities: its card in the account, and the public page that goes with it. */
  proof: {
    title: '您在账簿中的证明',
    checking: '您的浏览器正在检查……',
    none: '尚未发布任何账簿快照。',
    young: '您的账户晚于最新快照。此页面将检查包含您账户的下一个快照。',
    proven: '{{date}}，账簿共欠全体投资者 {{total}}。您的浏览器已核实，您的 {{own}} 包含在内。',
    stale: '那已是两天以前。每天都应有新的快照：请询问为何没有。',
    restored:
      '本站已于{{date}}从备份恢复到{{moment}}的状态。此后记录的内容已经丢失：请将您的交易与您自己的记录核对，并告知我们缺少什么。',
    restoredReason: '所述原因：',
    unavailable: '目前无法检查最新快照。',
    receipt: '下载凭据',
    seal: '快照 {{number}} 的封印',
    compare: '与公开页面比对',
    failed: '负债证明未通过',
    failedText:
      '已发布的内容不能证明您账户中的金额。请下载证据并妥善保存，交给您信任的人查看。在得到解释之前请勿转账。',
    evidence: '下载证据',
    problems: {
      malformed: '凭据不完整，或不符合公布的格式。',
      seal_broken: '公布的数字与其封印不符。',
      not_included: '快照中没有您账户的条目。',
      path_wrong: '从您的条目到根的路径长度不对。',
      value_out_of_bounds: '树中含有不可能的金额。',
      root_differs: '您的条目无法通向公布的根。',
      total_differs: '公布的总额不等于各条目之和。',
      pools_differ: '某个资金池公布的数字无法推导出公布的根哈希。',
      pooled_differs: '您的条目中关于投资组合和策略的金额与您持有的单位不符。',
      statement_differs: '您的条目与您自己的交易不符。',
      other_account: '该凭据属于另一个账户。',
      other_snapshot: '给您的快照与公众看到的不同。',
      chain_broken: '公布的快照没有依次相连。',
      history_replaced: '此浏览器见过的一个快照已不再公布。',
    },
  },
};
