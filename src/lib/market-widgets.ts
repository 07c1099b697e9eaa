import { currentLanguage } from './i18n/i18n';

/** Where the market widgets come from, when this build has any (https://s.tradingview.com). */
export function marketOrigin(): string | undefined {
  const origin = import.meta.env.VITE_MARKET_WIDGETS;
  return origin === '' ? undefined : origin;
}

/** The address of one of the third party's widgets, made for a frame; its script never runs in our document. */
export function widgetUrl(origin: string, widget: string, settings: object): string {
  const url = new URL(`/embed-widget/${widget}/`, origin);
  url.searchParams.set('locale', currentLanguage());
  url.hash = encodeURIComponent(JSON.stringify(settings));
  return url.href;
}
