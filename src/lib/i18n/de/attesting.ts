import type { Words } from '../words';

/** The desk where debts and reserves are published. */
export const attesting: Words<'de', 'attesting'> = {
  title: 'Nachweise',
  lead: 'Was über Schulden und Reserven veröffentlicht ist. Nichts davon lässt sich ändern oder zurücknehmen.',
  public: 'Was die öffentliche Seite zeigt',
  open: 'Öffentliche Seite öffnen',
  take: 'Jetzt eine Aufnahme machen',
  taken: 'Aufnahme {{number}} ist veröffentlicht.',
  snapshots: 'Aufnahmen',
  snapshotsText: 'Jeden Tag entsteht eine von selbst. Jede versiegelt die vorige.',
  moment: 'Stand',
  attestations: 'Bescheinigungen',
  attestationsText:
    'Was das Haus nach Angabe des Teams hielt, das Neueste zuerst. Je Adresse zählt die neueste, einen Monat lang.',
  attest: 'Reserve bescheinigen',
  attestText:
    'Sie wird sofort, für alle und für immer veröffentlicht. Die Signatur prüft nicht die Software, sondern andere.',
  network: 'Netzwerk',
  networkHint: 'Etwa Bitcoin testnet.',
  addressHint: 'Die Adresse, auf der die Coins liegen, wie ihr Netzwerk sie schreibt.',
  amount: 'Menge in Coins',
  amountHint: 'Etwa 1.5 BTC.',
  value: 'Wert in US-Dollar',
  valueHint: 'Am Tag der Signatur, nach Ihrer Angabe.',
  signedOn: 'Signiert am (UTC)',
  height: 'Höhe des Blocks',
  hash: 'Hash des Blocks',
  hashHint: 'Eines jungen Blocks, in Kleinbuchstaben.',
  messageHint: 'Genau wie signiert. Sie muss Adresse, Hash und Tag (YYYY-MM-DD) nennen.',
  signatureHint: 'Wie die Wallet sie ausgab.',
  checkHint: 'In einfachen Worten, für jemanden, der es nicht kennt.',
  publish: 'Veröffentlichen',
  done: 'Die Reserve ist bescheinigt.',
  counts: 'Zählt',
  doesNotCount: 'Zählt nicht',
  treasurerOnly: 'Aufnahmen und Bescheinigungen machen Schatzmeister und Administratoren.',
};
