import type { Words } from '../words';

/** Signals. */
export const signals: Words<'pt', 'signals'> = {
  title: 'Sinais',
  text: 'Faça pagamentos hoje para obter sinais para investimentos de longo prazo',
  button: 'Clique aqui para ir à página de pagamento',
  open: 'Toda pessoa conectada vê todos os sinais. Nenhum pagamento libera outros.',
  latest: 'Sinais publicados',
  empty: 'Nenhum sinal foi publicado ainda.',
};
