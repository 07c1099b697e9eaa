import type account from '../../words/en/account.json';
import type copying from '../../words/en/copying.json';
import type money from '../../words/en/money.json';
import type notifications from '../../words/en/notifications.json';
import type operator from '../../words/en/operator.json';
import type plans from '../../words/en/plans.json';
import type questions from '../../words/en/questions.json';
import type settings from '../../words/en/settings.json';
import type site from '../../words/en/site.json';
import type trading from '../../words/en/trading.json';

/** The English of each area: the file of a language that is fetched for it. */
interface English {
  account: typeof account;
  copying: typeof copying;
  money: typeof money;
  notifications: typeof notifications;
  operator: typeof operator;
  plans: typeof plans;
  questions: typeof questions;
  settings: typeof settings;
  site: typeof site;
  trading: typeof trading;
}

/** An area with words of its own. */
export type Area = keyof English;

/** Everything there is to say, in English. Two areas may each say a part of one section, as `account` and `money` do of `statement`. */
export type AllWords = English['account'] &
  English['copying'] &
  English['money'] &
  English['notifications'] &
  English['operator'] &
  English['plans'] &
  English['questions'] &
  English['settings'] &
  English['site'] &
  English['trading'];
