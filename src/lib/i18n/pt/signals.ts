import type { Words } from '../words';

/** Signals. */
export const signals: Words<'pt', 'signals'> = {
  title: 'Sinais',
  text: 'Faça pagamentos hoje para obter sinais para investimentos de longo prazo',
  button: 'Clique aqui para ir à página de pagamento',
  open: 'Quem tem um plano ativo vê todos os sinais: notas dos nossos operadores, sem conselho nem promessa.',
  locked: 'Os sinais aparecem enquanto você tiver um plano ativo',
  lockedText:
    'O menor plano basta, e um maior não mostra mais. Ninguém sabe para onde vai um mercado; os sinais também não.',
  plans: 'Ver os planos',
  latest: 'Sinais publicados',
  empty: 'Nenhum sinal foi publicado ainda.',
};
