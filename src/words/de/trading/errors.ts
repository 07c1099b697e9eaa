import type { Words } from '../../../lib/i18n/words.ts';

/** The German of what can go wrong with portfolios and orders, by its code. */
export const errors: Words<'de', 'trading/errors'> = {
  leads_strategy:
    'Sie leiten eine Strategie oder haben eine vorgeschlagen. Man leitet nur eine zugleich und hat daneben kein Portfolio.',
  address_named: 'Bitte nennen Sie hier keine Zahlungsadresse.',
  strategy_not_offered: 'Diese Strategie nimmt zurzeit weder Geld noch Orders an.',
  appropriateness_required:
    'Bevor Sie zum ersten Mal eine Strategie kopieren, beantworten Sie bitte die zwölf Fragen dazu.',
  part_exceeded:
    'Nur ein Teil Ihres Geldes darf in kopierten Strategien stecken, und das wäre mehr. Bitte wählen Sie weniger.',
  too_soon:
    'Nach zwei nicht bestandenen Versuchen gibt es eine Wartezeit bis zum nächsten. Bitte kommen Sie dann wieder.',
  invalid_answers: 'Bitte beantworten Sie alle zwölf Fragen.',
  trading_closed: 'Portfolios und Orders gibt es hier nicht: nur auf dem Papier, in einer Testumgebung.',
  portfolio_open: 'Sie haben schon ein Portfolio. Nur eines kann offen sein.',
  portfolio_closed: 'Dieses Portfolio ist geschlossen. Sie können ein neues eröffnen.',
  not_traded: 'Dieser Wert wird nicht gehandelt.',
  sell_only: 'Dieser Wert kann nur noch verkauft werden: Sein Handel endet bald.',
  instrument_halted:
    'Orders für diesen Wert sind vorerst ausgesetzt. Freies Geld kann trotzdem entnommen werden.',
  name_required: 'Bitte geben Sie dem Portfolio einen einzeiligen Namen mit höchstens 60 Zeichen.',
  no_quote: 'Zurzeit gibt es keinen Kurs. Bitte versuchen Sie es erneut, wenn es einen gibt.',
  price_out_of_band:
    'Dieser Preis liegt weit weg vom Markt und sieht nach einem Versehen aus. Es wurde nichts erteilt.',
  stop_on_wrong_side:
    'Der Markt ist über diesen Stop schon hinaus. Ein Stop zum Verkaufen liegt unter dem Geldkurs, einer zum Kaufen über dem Briefkurs.',
  take_on_wrong_side:
    'Der Geldkurs ist schon bei diesem Preis. Bitte wählen Sie einen höheren, oder verkaufen Sie zum nächsten Kurs.',
  would_self_trade: 'Diese Order träfe auf eine eigene. Ändern oder streichen Sie zuerst die andere.',
  insufficient_cash:
    'In Ihrem Portfolio ist nicht genug freies Geld. Offene Orders können einen Teil davon binden.',
  insufficient_holding: 'So viel haben Sie nicht frei. Offene Orders können einen Teil davon binden.',
  too_many_orders: '200 Orders sind offen: Mehr können nicht zugleich warten. Streichen Sie zuerst eine.',
  order_done: 'Diese Order ist vorbei: Sie wurde ausgeführt oder ist beendet.',
  order_changed:
    'Ein Teil dieser Order wurde inzwischen ausgeführt. Nichts wurde geändert: Sehen Sie nach und ändern Sie sie erneut.',
  invalid_order: 'So ergibt diese Order keinen Sinn. Bitte prüfen Sie ihre Angaben.',
  invalid_expiry: 'Bitte wählen Sie ein Ende innerhalb des nächsten Jahres.',
  already_dealt: 'Das hat schon gezählt und kann nicht mehr zurückgenommen werden.',
  already_priced: 'Ein Kurs, der zählen wird, ist schon da. Das kann nicht mehr zurückgenommen werden.',
  invalid_targets:
    'Diese Anteile ergeben keinen Sinn: Jeder ist 0 bis 100 %, und zusammen sind sie höchstens 100 %.',
  orders_waiting: 'In diesem Portfolio warten Orders. Bitte streichen Sie sie zuerst.',
};
