import type { Words } from '../words';

/** The desk where debts and reserves are published. */
export const attesting: Words<'es', 'attesting'> = {
  title: 'Pruebas',
  lead: 'Lo publicado sobre deudas y reservas. Nada de ello se puede cambiar ni retirar.',
  public: 'Lo que muestra la página pública',
  open: 'Abrir la página pública',
  take: 'Tomar una instantánea ahora',
  taken: 'Se ha publicado la instantánea {{number}}.',
  snapshots: 'Instantáneas',
  snapshotsText: 'Se toma una cada día. Cada una sella la anterior.',
  moment: 'A fecha de',
  attestations: 'Atestaciones',
  attestationsText:
    'Lo que los operadores dijeron que tenía la casa, lo más nuevo primero. De cada dirección cuenta la última, durante un mes.',
  attest: 'Atestiguar una reserva',
  attestText:
    'Se publica de inmediato, para todos y para siempre. El programa no verifica la firma: lo hacen otros.',
  network: 'Red',
  networkHint: 'Como Bitcoin testnet.',
  addressHint: 'La dirección que guarda las monedas, como la escribe su red.',
  amount: 'Cantidad en monedas',
  amountHint: 'Como 1.5 BTC.',
  value: 'Valor en dólares',
  valueHint: 'El día de la firma, según usted.',
  signedOn: 'Firmado el (UTC)',
  height: 'Altura del bloque',
  hash: 'Hash del bloque',
  hashHint: 'De un bloque reciente, en minúsculas.',
  messageHint: 'Tal como se firmó. Debe nombrar la dirección, el hash y el día (YYYY-MM-DD).',
  signatureHint: 'Como la dio la cartera.',
  checkHint: 'En palabras sencillas, para quien no sabe cómo.',
  publish: 'Publicar',
  done: 'La reserva se ha atestiguado.',
  counts: 'Cuenta',
  doesNotCount: 'No cuenta',
  treasurerOnly: 'Las instantáneas y atestaciones las hacen tesoreros y administradores.',
};
