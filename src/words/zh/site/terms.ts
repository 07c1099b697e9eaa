import type { Words } from '../../../lib/i18n/words.ts';

/** The Chinese of the terms. */
export const terms: Words<'zh', 'site/terms'> = {
  /** The terms and conditions: twelve, in the order of the list. */
  terms: {
    title: '条款与条件',
    lead: '十二项条款，文字浅白。沙盒中的所有资金均为模拟资金。',
    items: {
      agreement: { title: '同意', text: '加入即表示您同意这些条款。' },
      oneAccount: {
        title: '一个账户',
        text: '每人可持有一个账户。请勿提供虚假信息。',
      },
      noFee: { title: '无会员费', text: '加入和持有账户均不收费。' },
      processing: {
        title: '处理',
        text: '审核付款和添加计划最多可能需要 24 小时。',
      },
      privacy: {
        title: '隐私',
        text: '除非法律要求，未经您同意，我们不会向第三方披露个人数据。',
      },
      contactDetails: { title: '联系信息', text: '请保持您的联系信息为最新。' },
      correctWallets: {
        title: '正确的钱包',
        text: '请仅向付款页面显示的钱包地址发送，且每个地址仅发送与其对应的币种。',
      },
      afterFunding: {
        title: '充值之后',
        text: '充值后请上传付款凭证。如果存款未能及时审核，请联系客服。',
      },
      withdrawals: {
        title: '提现',
        text: '您可随时申请提取可用余额，以所选方式的最低金额为起点；不足时可全部提取。没有锁定期，也没有复投期。本网站可能要求先确认身份；如有此要求，会在您填写任何内容之前说明。为保护您的资金，新的收款地址需等待 48 小时，登录方式有变动或有新设备登录后再多等 24 小时；账户被找回或更改电子邮箱后的 72 小时内，不会有任何资金流出。未设置双重验证时，24 小时内最多可申请 US$1,000，您自设的限额同样适用。操作员可冻结账户，原因会立即向您显示：在解除之前，您不能投资，也不能申请提现；此前的申请将暂缓处理，尚未开始付款的提现可以撤回。',
      },
      noFurther: {
        title: '无需追加投资',
        text: '无论为提现还是其他原因，您绝不会被要求追加投资、补款或作任何其他付款。',
      },
      referrals: {
        title: '推荐自愿',
        text: '您可以推荐他人。这绝不是提现或其他任何事项的条件。',
      },
      rules: {
        title: '规则',
        text: '会员须遵守这些规则和法律。违反规则的账户可能被关闭；除非法律禁止，其可用余额将予以支付。',
      },
    },
  },
};
