import type { Words } from '../words';

/** The dashboard. */
export const portfolio: Words<'zh', 'portfolio'> = {
  title: '概览',
  deposited: '已存入',
  profit: '利润',
  bonus: '奖金',
  balance: '余额',
  totalPackages: '套餐总数',
  activePackages: '进行中的套餐',
  none: '无',
  activeCount_other: '{{count}} 个进行中的计划',
  referralBonus: '推荐奖金',
  places: {
    title: '您的资金在哪里',
    available: '可用',
    availableText: '您的余额，可投资或提现。',
    invested: '在计划中',
    investedText: '由您购买的计划持有；每笔金额在计划结束时返回。',
    withdrawing: '提现中',
    withdrawingText: '在支付之前予以保留；若申请被拒绝或取消，则返回余额。',
    waiting: '等待审核的存款',
    waitingText: '于 {{date}} 以 {{method}} 发送。经人工批准后计入。',
  },
  insurance: {
    title: '保险基金',
    text: '平台从自有资金中提取每笔存款和每笔费用的 20%。基金现有 {{fund}}。',
    covers: '这相当于应付全体投资者总额 {{owed}} 的 {{percent}}%。其余部分没有保险。',
  },
  start: {
    title: '为账户充值以开始',
    text: '尚未存入任何资金。请输入金额，转至我们的任一地址并上传凭证；由人工审核，此页面会自动更新。',
    action: '存款',
  },
  choose: {
    title: '您的存款已到账',
    text: '下一步由您决定：选择计划、保留余额或提现。',
    action: '查看计划',
  },
  chart: '市场图表',
  quotes: '市场报价',
  widgetOff: '未接入实时市场数据。',
};
