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
import { currentLocale } from '@/lib/i18n/i18n';
import { formatQuote } from '@/lib/money/market-figures';
import { type Candle, slotOf, slotsOf } from './candles';

/** A canvas cannot read custom properties: the dark colours of theme.css. */
const COLORS = {
  surface: '#131718',
  muted: '#9aa4a3',
  grid: '#1f2526',
  border: '#262c2d',
  input: '#667170',
  up: '#6cc4b0',
  down: '#f2968c',
};

export interface ChartMarks {
  /** Prices in ticks. */
  lines: readonly { price: number; title: string; isBuy: boolean }[];
  /** Times in Unix milliseconds. */
  fills: readonly { time: number; isBuy: boolean }[];
}

interface ChartOptions {
  decimals: number;
  minutes: number;
  /** Undefined if the pointer is over no candle. */
  onPoint: (time: number | undefined) => void;
}

export interface Drawing {
  /** Incremental after the first call. */
  show: (candles: readonly Candle[]) => void;
  mark: (marks: ChartMarks) => void;
  pointAt: (candle: Candle) => void;
  clear: () => void;
  /** Zooms by a factor; less than 1 zooms in. */
  zoom: (factor: number) => void;
  remove: () => void;
}

/** The library brands a number as a time. */
const isTimestamp = (seconds: number): seconds is UTCTimestamp => Number.isInteger(seconds);

function timestamp(ms: number): UTCTimestamp {
  const seconds = ms / 1000;
  if (!isTimestamp(seconds)) throw new TypeError('A candle begins with a second.');
  return seconds;
}

const MARKS: Record<TickMarkType, Intl.DateTimeFormatOptions> = {
  [TickMarkType.Year]: { year: 'numeric' },
  [TickMarkType.Month]: { month: 'short' },
  [TickMarkType.DayOfMonth]: { day: 'numeric', month: 'short' },
  [TickMarkType.Time]: { hour: '2-digit', minute: '2-digit' },
  [TickMarkType.TimeWithSeconds]: { hour: '2-digit', minute: '2-digit' },
};

function writeTime(time: Time, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(currentLocale(), { ...options, timeZone: 'UTC' }).format(Number(time) * 1000);
}

/** Rising candles are hollow and falling ones filled, so that colour is not the only sign. */
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
    // The wheel and vertical touch moves scroll the page.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
    kineticScroll: { touch: !matchMedia('(prefers-reduced-motion: reduce)').matches, mouse: false },
  });
  // The library uses a table for layout, which screen readers must not announce.
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
  // Order labels widen the price axis: keeps the newest candles in view until the user moves the chart.
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
      // Arrows, so that colour is not the only sign.
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
        const away = Math.min(0, index - Math.ceil(visible.from)) + Math.max(0, index - Math.floor(visible.to));
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
