import { currentLanguage } from './i18n/i18n';

/** The widgets' origin (https://s.tradingview.com), if this build has any. */
export function marketOrigin(): string | undefined {
  const origin = import.meta.env.VITE_MARKET_WIDGETS;
  return origin === '' ? undefined : origin;
}

/** Returns the URL of a third-party widget for a frame; its script never runs in our document. */
export function widgetUrl(origin: string, widget: string, settings: object): string {
  const url = new URL(`/embed-widget/${widget}/`, origin);
  url.searchParams.set('locale', currentLanguage());
  url.hash = encodeURIComponent(JSON.stringify(settings));
  return url.href;
}
