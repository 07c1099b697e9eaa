import type { Words } from '../words';

/** Referring others. */
export const referrals: Words<'pt', 'referrals'> = {
  title: 'Indicar pessoas',
  text: 'Você pode indicar pessoas compartilhando seu link de indicação:',
  optional:
    'Indicar outras pessoas é decisão sua. Nunca é condição para um saque nem para qualquer outra coisa.',
  credited:
    'A recompensa pelo primeiro plano de uma pessoa é creditada quando esse plano chega ao fim do prazo.',
  pending: '{{amount}} em {{date}}',
  copied: 'O link foi copiado',
  referred: 'Pessoas que você indicou',
  caption: 'Pessoas que se cadastraram com seu link, as mais recentes primeiro',
  name: 'Nome',
  level: 'Nível de indicação',
  status: 'Situação',
  date: 'Data de cadastro',
  reward: 'Recompensa',
  earned: 'Recebido por indicações',
  empty: 'Ninguém se cadastrou com seu link ainda',
  emptyText: 'Quem o fizer aparece aqui, apenas com o primeiro nome e uma inicial.',
};
