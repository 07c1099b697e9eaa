import type { Words } from '../../lib/i18n/words.ts';
import { copies } from './copying/copies.ts';
import { desk } from './copying/desk.ts';
import { strategies } from './copying/strategies.ts';

/** The Portuguese of strategies that others copy. */
export const copying: Words<'pt', 'copying'> = {
  errors: {
    terms_changed:
      'A participação nos lucros desta estratégia mudou nesse meio-tempo. Nada foi enviado: veja a nova e decida outra vez.',
    capacity_reached:
      'A estratégia não aceita mais tanto: o limite dela, ou vinte vezes o aporte do líder, seria ultrapassado.',
    exceeds_units: 'Você não tem tanto livre nesta estratégia. Uma parte talvez já esteja saindo.',
    stake_bound:
      'Esta parte do seu aporte precisa ficar enquanto a estratégia existir. Para retirá-la, encerre a estratégia.',
    notice_given:
      'Seu aviso de retirada está em andamento. Até que esse dinheiro seja pago, você não pode desfazê-lo, dar outro nem aportar dinheiro.',
    too_many_changes: 'Cinco mudanças da participação nos lucros em 24 horas é o máximo.',
    too_many_strategies: 'Uma pessoa pode anunciar três estratégias na vida, e você já anunciou.',
    portfolio_first:
      'Quem lidera não tem portfólio próprio ao lado da estratégia. Retire primeiro o último dinheiro do seu; isso o encerra.',
  },
  copying: { ...strategies, ...copies, ...desk },
};
