import type { Words } from '../words';

/** What the screens of payments have in common: amounts, files on their way, what happened when, what will happen. */
export const payments: Words<'zh', 'payments'> = {
  amount: {
    echo: '您输入的是 {{amount}}',
    form: '请输入像 {{example}} 这样的普通金额，最多两位小数。',
    twoWays: '这种写法可以有两种理解。请像 {{example}} 这样书写。',
  },
  file: {
    drop: '将文件拖放到此处，或选择文件：',
    one: '请只选择一个文件。',
    sending: '正在上传：{{percent}}',
    kept: '上传停在了 {{percent}}。请再次提交：将从那里继续。',
  },
  wallet: {
    only: '此处只能发送 {{coin}}（{{network}}）。其他资产都会丢失。',
    qr: '显示二维码',
    qrAlt: '{{coin}} 地址的二维码',
    since: '该地址自 {{date}} 起使用',
    movedTitle: '有地址已更改',
    moved:
      '此页面打开期间，{{coin}} 的地址已更改。请使用现在显示的地址。如果您已付款到之前的地址，仍请提交凭证并告知我们。',
    earlier: '之前的地址',
  },
  steps: {
    title: '处理经过',
    sent: '凭证已发送',
    reviewing: '工作人员正在与付款核对',
    credited: '已计入您的余额',
    declined: '未被接受',
    requested: '申请已提交',
    checking: '工作人员正在审核；您仍可取消',
    agreed: '已通过审核',
    paying: '由另一位工作人员付款',
    transferred: '已发送到您的地址',
    refused: '未获批准；金额已退回您的余额',
    takenBack: '已由您撤回；金额已退回您的余额',
  },
  plan: {
    before: '当前余额',
    after: '之后的余额',
    notEnough: '您的存款不足以购买此计划',
    begins: '开始',
    boughtElsewhere: '在此窗口打开期间，已在另一个标签页或设备上购买了一个套餐。仅当您还想再买一个时才确认。',
  },
  position: {
    term: '期限',
    day: '第 {{gone}} 天，共 {{days}} 天',
    yield: '已入账收益',
    showDays: '每日收益',
    date: '日期',
    amount: '入账',
    evidence: '依据',
    none: '尚无收益入账。',
  },
  review: {
    title: '发送前请核对',
    to: '地址',
    network: '网络',
    amount: '金额',
    remains: '剩余可用',
    expected: '预计时间',
    compare: '请将每一组与原文核对。付到错误地址的款项无法追回。',
    back: '修改',
    send: '发送申请',
  },
  history: '您的提现',
};
