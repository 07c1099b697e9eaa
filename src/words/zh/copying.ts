import type { Words } from '../../lib/i18n/words.ts';
import { copies } from './copying/copies.ts';
import { desk } from './copying/desk.ts';
import { strategies } from './copying/strategies.ts';

/** The Chinese of strategies that others copy. */
export const copying: Words<'zh', 'copying'> = {
  errors: {
    terms_changed: '该策略的利润分成在此期间已变更。未提交任何内容：请查看新的分成后再作决定。',
    capacity_reached: '该策略无法再接受这么多：会超出其上限，或带单人自有资金的二十倍。',
    exceeds_units: '您在该策略中没有这么多可用单位。其中一部分可能正在退出。',
    stake_bound: '只要策略仍在运行，您的这部分自有资金就必须留下。如要取出，请关闭策略。',
    notice_given: '您的取款预告正在进行。在该款项支付之前，您不能撤回预告、再次预告或投入资金。',
    too_many_changes: '24 小时内最多更改五次利润分成。',
    too_many_strategies: '每人一生可公布三个策略，您已达到。',
    portfolio_first: '带单人不能在策略之外另有投资组合。请先取出您投资组合中的最后资金，它随即关闭。',
  },
  copying: { ...strategies, ...copies, ...desk },
};
