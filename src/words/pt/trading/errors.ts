import type { Words } from '../../../lib/i18n/words.ts';

/** The Portuguese of what can go wrong with portfolios and orders, by its code. */
export const errors: Words<'pt', 'trading/errors'> = {
  leads_strategy:
    'Você lidera uma estratégia ou propôs uma. Cada pessoa lidera uma de cada vez, sem portfólio próprio ao lado.',
  address_named: 'Não indique aqui nenhum endereço de pagamento.',
  strategy_not_offered: 'Esta estratégia não aceita agora nem dinheiro nem ordens.',
  appropriateness_required:
    'Antes de copiar uma estratégia pela primeira vez, responda às doze perguntas sobre isso.',
  part_exceeded:
    'Só uma parte do seu dinheiro pode estar em estratégias copiadas, e este valor passaria dela. Escolha menos.',
  too_soon:
    'Depois de duas tentativas sem aprovação, há uma espera antes da próxima. Volte depois desse prazo.',
  invalid_answers: 'Responda às doze perguntas.',
  trading_closed:
    'Aqui não há portfólios nem ordens: eles só existem em simulação, em um ambiente de testes.',
  portfolio_open: 'Você já tem um portfólio. Só um pode estar aberto.',
  portfolio_closed: 'Este portfólio está encerrado. Você pode abrir outro.',
  not_traded: 'Este instrumento não é negociado.',
  sell_only: 'Este instrumento só pode ser vendido: ele vai deixar de ser negociado.',
  instrument_halted:
    'As ordens deste instrumento estão suspensas por enquanto. O dinheiro livre ainda pode ser retirado.',
  name_required: 'Dê ao portfólio um nome de uma linha com no máximo 60 caracteres.',
  no_quote: 'Não há preço neste momento. Tente novamente quando houver.',
  price_out_of_band: 'Este preço está muito longe do mercado e parece um engano. Nada foi enviado.',
  stop_on_wrong_side:
    'O mercado já passou deste stop. Um stop de venda fica abaixo do preço de compra; um de compra, acima do preço de venda.',
  take_on_wrong_side: 'O preço de compra já está nesse valor. Escolha um mais alto ou venda a mercado.',
  would_self_trade: 'Esta ordem cruzaria com outra sua. Altere ou cancele a outra primeiro.',
  insufficient_cash:
    'Não há dinheiro livre suficiente no seu portfólio. Ordens abertas podem estar usando uma parte.',
  insufficient_holding: 'Você não tem tanto disponível. Ordens abertas podem estar usando uma parte.',
  too_many_orders: 'Há 200 ordens abertas: não podem esperar mais ao mesmo tempo. Cancele uma primeiro.',
  order_done: 'Esta ordem acabou: foi executada ou encerrada.',
  order_changed:
    'Parte desta ordem foi executada nesse meio-tempo. Nada foi alterado: veja-a e altere de novo.',
  invalid_order: 'Esta ordem não faz sentido assim. Confira suas partes.',
  invalid_expiry: 'Escolha um fim dentro do próximo ano.',
  already_dealt: 'Isto já contou e não pode mais ser devolvido.',
  already_priced: 'Já chegou um preço que vai contar. Isto não pode mais ser devolvido.',
  invalid_targets: 'Estas partes não fazem sentido: cada uma vai de 0 a 100%, e juntas são no máximo 100%.',
  orders_waiting: 'Há ordens em espera neste portfólio. Cancele-as primeiro.',
};
