import type { Words } from '../../../lib/i18n/words.ts';

/** The Portuguese of what can go wrong with plans, deposits and withdrawals, by its code. */
export const errors: Words<'pt', 'money/errors'> = {
  plan_not_found: 'Este plano não é mais oferecido.',
  price_changed: 'O preço deste plano mudou. Nada foi comprado: veja o novo preço e confirme de novo.',
  term_changed: 'A duração deste plano mudou. Nada foi comprado: veja a nova data final e confirme de novo.',
  bonus_changed:
    'O bônus de lucro deste plano mudou. Nada foi comprado: veja o novo bônus e confirme de novo.',
  package_ended: 'Este pacote terminou. Nada foi adicionado.',
  too_many_top_ups: 'Este pacote não pode ser reforçado de novo hoje (UTC). Nada foi adicionado.',
  plan_sold_out: 'Este plano está esgotado: a capacidade foi toda usada.',
  test_network_address:
    'Este endereço pertence a uma rede de teste. Dinheiro real é pago em redes principais.',
  address_in_use: 'Há um saque em aberto para este endereço. Cancele-o antes ou espere até ser pago.',
  reading_not_recorded:
    'Não foi possível mostrar isto, porque a leitura não está registrada. Tente novamente.',
  file_protected: 'Este PDF está protegido por senha. Salve-o sem senha ou envie uma imagem dele.',
  picture_blocked:
    'A proteção contra rastreamento do seu navegador impede que esta página prepare imagens. Permita que este site use dados de canvas, ou envie um PDF.',
  dead_address: 'Ninguém pode gastar o que é enviado para este endereço. Indique outro.',
  fee_changed: 'A taxa mudou nesse meio-tempo. Confira de novo antes de enviar.',
  not_cancellable: 'Esta solicitação não pode mais ser cancelada.',
  above_own_limit:
    'Isso é mais do que o seu próprio limite permite. Para solicitar mais, aumente-o na sua conta: um limite mais alto vale depois de 48 horas.',
  factor_needed_for_sum:
    'Isso é mais do que você pode solicitar em 24 horas sem um segundo fator e nas 24 horas depois de adicioná-lo. Para solicitar mais, configure um na sua conta ou espere até que ele conte.',
  transaction_named:
    'Você já informou este identificador de transação em outro depósito. Se uma transação fez dois pagamentos, deixe em branco no segundo.',
  quote_mismatch: 'A cotação é de outro pagamento. Abra a página novamente.',
  method_without_address: 'Ainda não há endereço para este método de pagamento. Escolha outro.',
  account_not_verified: 'Verifique sua conta',
  invalid_address: 'Este não é um endereço válido para o método escolhido.',
  invalid_memo: 'Um comentário tem no máximo 100 caracteres: letras sem acentos, algarismos e sinais.',
  below_dust:
    'A rede não transmite pagamentos tão pequenos: por Bitcoin é preciso enviar pelo menos 1 $. Escolha outra forma.',
  below_minimum: 'O valor está abaixo do mínimo.',
  above_maximum: 'O valor está acima do máximo.',
  no_price: 'Não há preço para esta moeda nesse momento. Use dólares americanos.',
  invalid_network: 'Escolha a rede deste pagamento.',
  invalid_transaction_id: 'Este não é um identificador de transação desta rede.',
  too_many_pending: 'Você tem solicitações pendentes demais. Aguarde até que uma seja analisada.',
  invalid_limit: 'Um limite não pode ficar abaixo do mínimo de um saque nem acima de um trilhão de dólares.',
};
