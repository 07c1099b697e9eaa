import type { Words } from '../../../lib/i18n/words.ts';

/** The Chinese of what can go wrong with plans, deposits and withdrawals, by its code. */
export const errors: Words<'zh', 'money/errors'> = {
  plan_not_found: '此计划已不再提供。',
  price_changed: '此计划的价格已变更。未购买任何东西：请查看新价格并再次确认。',
  term_changed: '此计划的期限已变更。未购买任何东西：请查看新的结束日期并再次确认。',
  bonus_changed: '此计划的收益奖金已变更。未购买任何东西：请查看新的奖金并再次确认。',
  package_ended: '此套餐已结束。未追加任何金额。',
  too_many_top_ups: '今天（UTC）不能再向此套餐追加。未追加任何金额。',
  plan_sold_out: '该计划已售罄：容量已用完。',
  test_network_address: '此地址属于测试网络。真实资金在主网上支付。',
  address_in_use: '有一笔到此地址的提现尚未完成。请先取消，或等待付款完成。',
  reading_not_recorded: '无法显示，因为此次读取未留下记录。请重试。',
  file_protected: '此 PDF 受密码保护。请另存为无密码的文件，或发送它的图片。',
  picture_blocked: '您浏览器的防跟踪保护使此页面无法处理图片。请允许本网站使用 canvas 数据，或发送 PDF。',
  dead_address: '发送到此地址的资金任何人都无法动用。请输入其他地址。',
  fee_changed: '手续费已变更。发送前请再次核对。',
  not_cancellable: '此申请已无法取消。',
  above_own_limit:
    '这超过了您自设限额的剩余额度。如需申请更多，请在账户中提高限额：提高后的限额 48 小时后生效。',
  factor_needed_for_sum:
    '这超过了未设置双重验证时，以及设置后的 24 小时内，您在 24 小时内可申请的金额。如需申请更多，请在账户中设置，或等待其生效。',
  transaction_named: '您已在另一笔存款中提供过此交易编号。如果一笔交易包含两次付款，第二次请留空。',
  quote_mismatch: '该报价属于另一笔付款。请重新打开页面。',
  method_without_address: '此支付方式尚无收款地址。请选择其他方式。',
  account_not_verified: '请验证账户',
  invalid_address: '对于所选方式，这不是有效的地址。',
  invalid_memo: '备注最多 100 个字符：不带重音的拉丁字母、数字和符号。',
  below_dust: '网络不传输如此小额的付款：通过比特币至少须发送 1 美元。请选择其他方式。',
  below_minimum: '金额低于最低限额。',
  above_maximum: '金额高于最高限额。',
  no_price: '此币在该时刻没有价格。请使用美元。',
  invalid_network: '请选择这笔付款的网络。',
  invalid_transaction_id: '这不是该网络的交易编号。',
  too_many_pending: '您的待处理申请过多。请等待其中一项审核完毕。',
  invalid_limit: '限额不能低于提现的最低金额，也不能高于一万亿美元。',
};
