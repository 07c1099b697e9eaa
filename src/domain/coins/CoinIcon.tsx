import type { ReactNode } from 'react';

const tether = <path d="M7.5 7h9M12 7v10.5M12 13c-3 0-5-.7-5-1.6S9 9.8 12 9.8s5 .7 5 1.6-2 1.6-5 1.6Z" />;

const bitcoin = (
  <path d="M10 7v10m0-10h3.25a2.5 2.5 0 0 1 0 5H10m0 0h3.75a2.5 2.5 0 0 1 0 5H10m1-11.5V7m2-1.5V7m-2 10v1.5m2-1.5v1.5M8.5 7H10m-1.5 10H10" />
);

const drawings: Record<string, ReactNode> = {
  bitcoin,
  'bitcoin-cash': <g transform="rotate(-24 12 12)">{bitcoin}</g>,
  bnb: (
    <path d="m12 5 2.2 2.2L12 9.4 9.8 7.2 12 5Zm0 9.6 2.2 2.2L12 19l-2.2-2.2 2.2-2.2ZM7.2 9.8 9.4 12l-2.2 2.2L5 12l2.2-2.2Zm9.6 0L19 12l-2.2 2.2-2.2-2.2 2.2-2.2ZM12 10.4l1.6 1.6-1.6 1.6-1.6-1.6 1.6-1.6Z" />
  ),
  dogecoin: <path d="M9 6.5h2.5a5.5 5.5 0 0 1 0 11H9v-11ZM7 12h5.5" />,
  ethereum: <path d="m12 4.5 4.5 7.5L12 14.5 7.5 12 12 4.5Zm-4 10 4 2.5 4-2.5-4 5-4-5Z" />,
  litecoin: <path d="m11.5 5.5-3 13H16M7 14.2l7.5-4" />,
  shiba: (
    <path d="M6.5 5.5 9.8 8.6h4.4l3.3-3.1.7 7-2.6 4.4-3.6 1.6-3.6-1.6-2.6-4.4.7-7Zm3.3 6.7.9.5m3.5-.5-.9.5M11 15h2l-1 1-1-1Z" />
  ),
  tether,
  usdt: tether,
  ton: <path d="M6.5 7h11L12 18.5 6.5 7ZM12 7v11.5" />,
  tron: <path d="m6 6.5 10 1.8L18.5 11 11 18.5 6 6.5Zm0 0 6 4.7m6.5-.2-6.5.2m0 0-1 7.3M16 8.3l-4 2.9" />,
};

const colours: Record<string, string> = {
  bitcoin: '#f7931a',
  'bitcoin-cash': '#0ac18e',
  bnb: '#f0b90b',
  dogecoin: '#c2a633',
  ethereum: '#627eea',
  litecoin: '#345d9d',
  shiba: '#f00500',
  tether: '#26a17b',
  usdt: '#26a17b',
  ton: '#0098ea',
  tron: '#eb0029',
};

export function CoinIcon({ name }: { name: string }) {
  return (
    <svg
      aria-hidden
      className="text-muted-foreground size-9 shrink-0"
      fill="none"
      stroke={colours[name.toLowerCase()] ?? 'currentColor'}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.25"
      viewBox="0 0 24 24"
    >
      <circle cx="12" cy="12" opacity=".5" r="11" strokeWidth="1" />
      {drawings[name.toLowerCase()]}
    </svg>
  );
}
