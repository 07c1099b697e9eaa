import type { account } from '../../words/en/account.ts';
import type { auth } from '../../words/en/account/auth.ts';
import type { errors } from '../../words/en/account/errors.ts';
import type { frame } from '../../words/en/account/frame.ts';
import type { portfolio } from '../../words/en/account/portfolio.ts';
import type { proof } from '../../words/en/account/proof.ts';
import type { support } from '../../words/en/account/support.ts';
import type { copying } from '../../words/en/copying.ts';
import type { copies } from '../../words/en/copying/copies.ts';
import type { desk } from '../../words/en/copying/desk.ts';
import type { strategies } from '../../words/en/copying/strategies.ts';
import type { money } from '../../words/en/money.ts';
import type { deposits } from '../../words/en/money/deposits.ts';
import type { errors as moneyErrors } from '../../words/en/money/errors.ts';
import type { investments } from '../../words/en/money/investments.ts';
import type { statement } from '../../words/en/money/statement.ts';
import type { withdrawals } from '../../words/en/money/withdrawals.ts';
import type { notifications } from '../../words/en/notifications.ts';
import type { operator } from '../../words/en/operator.ts';
import type { cases } from '../../words/en/operator/cases.ts';
import type { money as operatorMoney } from '../../words/en/operator/money.ts';
import type { people } from '../../words/en/operator/people.ts';
import type { products } from '../../words/en/operator/products.ts';
import type { reports } from '../../words/en/operator/reports.ts';
import type { shell } from '../../words/en/operator/shell.ts';
import type { site as operatorSite } from '../../words/en/operator/site.ts';
import type { plans } from '../../words/en/plans.ts';
import type { questions } from '../../words/en/questions.ts';
import type { settings } from '../../words/en/settings.ts';
import type { account as settingsAccount } from '../../words/en/settings/account.ts';
import type { links } from '../../words/en/settings/links.ts';
import type { profile } from '../../words/en/settings/profile.ts';
import type { referrals } from '../../words/en/settings/referrals.ts';
import type { security } from '../../words/en/settings/security.ts';
import type { site } from '../../words/en/site.ts';
import type { content } from '../../words/en/site/content.ts';
import type { entry } from '../../words/en/site/entry.ts';
import type { terms } from '../../words/en/site/terms.ts';
import type { transparency } from '../../words/en/site/transparency.ts';
import type { trading } from '../../words/en/trading.ts';
import type { errors as tradingErrors } from '../../words/en/trading/errors.ts';
import type { orders } from '../../words/en/trading/orders.ts';
import type { portfolio as tradingPortfolio } from '../../words/en/trading/portfolio.ts';
import type { Language } from './languages.ts';

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

/** The English of the files that make up an area. */
interface EnglishParts {
  'account/auth': typeof auth;
  'account/errors': typeof errors;
  'account/frame': typeof frame;
  'account/portfolio': typeof portfolio;
  'account/proof': typeof proof;
  'account/support': typeof support;
  'copying/copies': typeof copies;
  'copying/desk': typeof desk;
  'copying/strategies': typeof strategies;
  'money/deposits': typeof deposits;
  'money/errors': typeof moneyErrors;
  'money/investments': typeof investments;
  'money/statement': typeof statement;
  'money/withdrawals': typeof withdrawals;
  'operator/cases': typeof cases;
  'operator/money': typeof operatorMoney;
  'operator/people': typeof people;
  'operator/products': typeof products;
  'operator/reports': typeof reports;
  'operator/shell': typeof shell;
  'operator/site': typeof operatorSite;
  'settings/account': typeof settingsAccount;
  'settings/links': typeof links;
  'settings/profile': typeof profile;
  'settings/referrals': typeof referrals;
  'settings/security': typeof security;
  'site/content': typeof content;
  'site/entry': typeof entry;
  'site/terms': typeof terms;
  'site/transparency': typeof transparency;
  'trading/errors': typeof tradingErrors;
  'trading/orders': typeof orders;
  'trading/portfolio': typeof tradingPortfolio;
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

/** The plural forms of each language, as `Intl.PluralRules` names them. */
interface PluralForms {
  en: 'one' | 'other';
  es: 'one' | 'many' | 'other';
  pt: 'one' | 'many' | 'other';
  fr: 'one' | 'many' | 'other';
  de: 'one' | 'other';
  tr: 'one' | 'other';
  zh: 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
}

type Translated<Source, Form extends string> = {
  [
    Key in keyof Source as Key extends `${infer Counted}_one`
      ? `${Counted}_${Form}`
      : Key extends `${string}_other`
        ? never
        : Key
  ]: Source[Key] extends string ? string : Translated<Source[Key], Form>;
};

/** What a language has to say in an area or a part of one: the keys of English, no more and no fewer, in the plural forms of the language. */
export type Words<L extends Language, A extends Area | keyof EnglishParts> = Translated<
  (English & EnglishParts)[A],
  PluralForms[L]
>;
