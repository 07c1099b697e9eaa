import type account from '../../words/en/account.json';
import type copying from '../../words/en/copying.json';
import type dashboard from '../../words/en/dashboard.json';
import type entry from '../../words/en/entry.json';
import type money from '../../words/en/money.json';
import type notifications from '../../words/en/notifications.json';
import type operator from '../../words/en/operator.json';
import type plans from '../../words/en/plans.json';
import type security from '../../words/en/security.json';
import type settings from '../../words/en/settings.json';
import type site from '../../words/en/site.json';
import type trading from '../../words/en/trading.json';

interface English {
  account: typeof account;
  copying: typeof copying;
  dashboard: typeof dashboard;
  entry: typeof entry;
  money: typeof money;
  notifications: typeof notifications;
  operator: typeof operator;
  plans: typeof plans;
  security: typeof security;
  settings: typeof settings;
  site: typeof site;
  trading: typeof trading;
}

export type Area = keyof English;

/** All words in English. Two areas may share a section, as `dashboard` and `money` share `statement`. */
export type AllWords = English['account'] &
  English['copying'] &
  English['dashboard'] &
  English['entry'] &
  English['money'] &
  English['notifications'] &
  English['operator'] &
  English['plans'] &
  English['security'] &
  English['settings'] &
  English['site'] &
  English['trading'];
