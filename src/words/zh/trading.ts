import type { Words } from '../../lib/i18n/words.ts';

/** The Chinese of portfolios and orders. */
export const trading: Words<'zh', 'trading'> = {
  errors: {
    trading_closed: '此处没有投资组合和订单：它们只以模拟形式存在于沙盒中。',
    portfolio_open: '您已有一个投资组合。只能同时开立一个。',
    portfolio_closed: '该投资组合已关闭。您可以另开一个。',
    not_traded: '该品种不可交易。',
    sell_only: '该品种只能卖出：即将停止交易。',
    instrument_halted: '该品种的订单暂时停止。您的资金仍可转出。',
    no_quote: '目前没有报价。请在有报价时重试。',
    price_out_of_band: '该价格离市场太远，像是输入错误。未下任何订单。',
    stop_on_wrong_side: '市场已越过该止损价。卖出止损须低于买价，买入止损须高于卖价。',
    take_on_wrong_side: '买价已达到该价格。请选择更高的价格，或按市价卖出。',
    would_self_trade: '该订单会与您自己的订单成交。请先修改或取消另一笔。',
    insufficient_cash: '投资组合中的可用现金不足。未完成订单可能占用了一部分。',
    insufficient_holding: '您没有这么多可用持仓。未完成订单可能占用了一部分。',
    too_many_orders: '已有 200 笔未完成订单，不能再增加。请先取消一笔。',
    order_done: '该订单已结束：已成交或已终止。',
    order_changed: '该订单期间已部分成交。未作任何更改：请查看后重新修改。',
    invalid_order: '该订单内容不合理。请检查各项。',
    invalid_expiry: '请选择未来一年内的截止时间。',
    already_dealt: '这笔已经计入，无法撤回。',
    already_priced: '将要采用的报价已到，无法再撤回。',
  },
};
