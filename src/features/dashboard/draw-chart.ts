import {
  CandlestickSeries,
  createChart,
  createSeriesMarkers,
  CrosshairMode,
  type IPriceLine,
  LineStyle,
  type Time,
  TickMarkType,
  type UTCTimestamp,
} from 'lightweight-charts';
import { currentLanguage } from '@/lib/i18n/i18n';
import { languageOf } from '@/lib/i18n/languages';
import { formatQuote } from '@/lib/money/market-figures';
import { type Candle, slotOf, slotsOf } from './candles';

/** A canvas cannot read the custom properties of theme.css: these are the colours of its dark side. */
const COLORS = {
  surface: '#131718',
  muted: '#9aa4a3',
  grid: '#1f2526',
  border: '#262c2d',
  input: '#667170',
  up: '#6cc4b0',
  down: '#f2968c',
};

/** What of one's own is drawn on a chart. */
export interface ChartMarks {
  /** Orders that wait, at their prices (ticks). */
  lines: readonly { price: number; title: string; isBuy: boolean }[];
  /** What was bought and sold, and when (milliseconds since 1970). */
  fills: readonly { time: number; isBuy: boolean }[];
}

interface ChartOptions {
  /** Of the prices, which are ticks. */
  decimals: number;
  /** How long a candle is. */
  minutes: number;
  /** The pointer is over a candle, or over none. */
  onPoint: (time: number | undefined) => void;
}

/** A chart on the page. */
export interface Drawing {
  /** Draws these candles; after the first time only what is new. */
  show: (candles: readonly Candle[]) => void;
  /** Draws what is one's own in place of what was. */
  mark: (marks: ChartMarks) => void;
  /** Puts the crosshair on a candle and brings it into view. */
  pointAt: (candle: Candle) => void;
  /** Takes the crosshair away. */
  clear: () => void;
  /** Shows so many times as much: less than 1 comes closer. */
  zoom: (factor: number) => void;
  remove: () => void;
}

/** The library marks a number as a time. */
const isTimestamp = (seconds: number): seconds is UTCTimestamp => Number.isInteger(seconds);

function timestamp(ms: number): UTCTimestamp {
  const seconds = ms / 1000;
  if (!isTimestamp(seconds)) throw new TypeError('A candle begins with a second.');
  return seconds;
}

/** What the marks below a chart say, by their kind. */
const MARKS: Record<TickMarkType, Intl.DateTimeFormatOptions> = {
  [TickMarkType.Year]: { year: 'numeric' },
  [TickMarkType.Month]: { month: 'short' },
  [TickMarkType.DayOfMonth]: { day: 'numeric', month: 'short' },
  [TickMarkType.Time]: { hour: '2-digit', minute: '2-digit' },
  [TickMarkType.TimeWithSeconds]: { hour: '2-digit', minute: '2-digit' },
};

function writeTime(time: Time, options: Intl.DateTimeFormatOptions): string {
  const { locale } = languageOf(currentLanguage());
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Number(time) * 1000);
}

/** Draws a dark chart of candles that fills a place. A rising candle is hollow and a falling one filled, so that colour is not all that tells them apart. */
export function drawChart(place: HTMLElement, { decimals, minutes, onPoint }: ChartOptions): Drawing {
  const hasTimes = minutes < 1440;
  const chart = createChart(place, {
    autoSize: true,
    layout: {
      attributionLogo: false,
      background: { color: COLORS.surface },
      textColor: COLORS.muted,
      fontFamily: getComputedStyle(place).fontFamily,
    },
    grid: { vertLines: { color: COLORS.grid }, horzLines: { color: COLORS.grid } },
    crosshair: {
      mode: CrosshairMode.Magnet,
      vertLine: { color: COLORS.input, labelBackgroundColor: COLORS.border },
      horzLine: { color: COLORS.input, labelBackgroundColor: COLORS.border },
    },
    rightPriceScale: { borderColor: COLORS.border },
    timeScale: {
      borderColor: COLORS.border,
      fixLeftEdge: true,
      fixRightEdge: true,
      timeVisible: hasTimes,
      tickMarkFormatter: (time: Time, mark: TickMarkType) => writeTime(time, MARKS[mark]),
    },
    localization: {
      timeFormatter: (time: Time) =>
        writeTime(time, { dateStyle: 'medium', ...(hasTimes ? { timeStyle: 'short' } : {}) }),
    },
    // The wheel and a finger that moves up or down are the page's.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
    kineticScroll: { touch: !matchMedia('(prefers-reduced-motion: reduce)').matches, mouse: false },
  });
  // It lays its canvases out with a table, which is not one to a screen reader.
  chart.chartElement().ariaHidden = 'true';
  const series = chart.addSeries(CandlestickSeries, {
    upColor: COLORS.surface,
    borderUpColor: COLORS.up,
    wickUpColor: COLORS.up,
    downColor: COLORS.down,
    borderDownColor: COLORS.down,
    wickDownColor: COLORS.down,
    priceLineColor: COLORS.muted,
    priceFormat: {
      type: 'custom',
      minMove: 1,
      formatter: (ticks: number) => formatQuote(Math.round(ticks), decimals),
    },
  });
  chart.subscribeCrosshairMove(({ time }) => onPoint(time === undefined ? undefined : Number(time) * 1000));
  const scale = chart.timeScale();
  // The axis of prices takes more place with the labels of orders: the newest candles stay in view until the chart is moved.
  let isWhole = true;
  scale.subscribeSizeChange(() => {
    if (isWhole) scale.fitContent();
  });
  chart.chartElement().addEventListener('pointerdown', () => (isWhole = false));
  let shown: readonly Candle[] = [];
  let lines: IPriceLine[] = [];
  const markers = createSeriesMarkers<Time>(series);

  return {
    show(candles) {
      const last = candles.at(-1);
      const isGrown =
        shown.length > 1 &&
        candles[0] === shown[0] &&
        candles[shown.length - 2] === shown[shown.length - 2] &&
        candles.length - shown.length < 2;
      if (last && isGrown && candles.length >= shown.length) {
        series.update({ ...last, time: timestamp(last.time) });
      } else {
        series.setData(slotsOf(candles, minutes).map((slot) => ({ ...slot, time: timestamp(slot.time) })));
        if (shown.length === 0) scale.fitContent();
      }
      shown = candles;
    },
    mark(marks) {
      for (const line of lines) series.removePriceLine(line);
      lines = marks.lines.map(({ price, title, isBuy }) =>
        series.createPriceLine({
          price,
          title,
          color: isBuy ? COLORS.up : COLORS.down,
          lineStyle: LineStyle.Dashed,
          lineWidth: 1,
          axisLabelVisible: true,
        }),
      );
      // An arrow up from below for a purchase, one down from above for a sale: colour is not all that tells them apart.
      markers.setMarkers(
        marks.fills
          .toSorted((one, other) => one.time - other.time)
          .map(({ time, isBuy }) => ({
            time: timestamp(slotOf(time, minutes)),
            position: isBuy ? 'belowBar' : 'aboveBar',
            shape: isBuy ? 'arrowUp' : 'arrowDown',
            color: isBuy ? COLORS.up : COLORS.down,
          })),
      );
    },
    pointAt({ time, close }) {
      const index = scale.timeToIndex(timestamp(time), true);
      const visible = scale.getVisibleLogicalRange();
      if (index !== null && visible) {
        const away =
          Math.min(0, index - Math.ceil(visible.from)) + Math.max(0, index - Math.floor(visible.to));
        if (away !== 0) {
          isWhole = false;
          scale.setVisibleLogicalRange({ from: visible.from + away, to: visible.to + away });
        }
      }
      chart.setCrosshairPosition(close, timestamp(time), series);
    },
    clear: () => chart.clearCrosshairPosition(),
    zoom(factor) {
      const visible = scale.getVisibleLogicalRange();
      if (!visible) return;
      isWhole = false;
      const half = ((visible.to - visible.from) * factor) / 2;
      const middle = (visible.from + visible.to) / 2;
      scale.setVisibleLogicalRange({ from: middle - half, to: middle + half });
    },
    remove: () => chart.remove(),
  };
}
