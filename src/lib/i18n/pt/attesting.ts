import type { Words } from '../words';

/** The desk where debts and reserves are published. */
export const attesting: Words<'pt', 'attesting'> = {
  title: 'Provas',
  lead: 'O que está publicado sobre dívidas e reservas. Nada disso pode ser mudado nem retirado.',
  public: 'O que a página pública mostra',
  open: 'Abrir a página pública',
  take: 'Tirar um retrato agora',
  taken: 'O retrato {{number}} foi publicado.',
  snapshots: 'Retratos',
  snapshotsText: 'Um é tirado todo dia. Cada um sela o anterior.',
  moment: 'Em',
  attestations: 'Atestações',
  attestationsText:
    'O que os operadores disseram que a casa tinha, o mais novo primeiro. De cada endereço conta o último, por um mês.',
  attest: 'Atestar uma reserva',
  attestText:
    'É publicada na hora, para todos e para sempre. O programa não confere a assinatura: outros o fazem.',
  network: 'Rede',
  networkHint: 'Como Bitcoin testnet.',
  addressHint: 'O endereço que guarda as moedas, como sua rede o escreve.',
  amount: 'Quantidade em moedas',
  amountHint: 'Como 1.5 BTC.',
  value: 'Valor em dólares',
  valueHint: 'No dia da assinatura, segundo você.',
  signedOn: 'Assinado em (UTC)',
  height: 'Altura do bloco',
  hash: 'Hash do bloco',
  hashHint: 'De um bloco recente, em minúsculas.',
  messageHint: 'Exatamente como foi assinada. Deve citar o endereço, o hash e o dia (YYYY-MM-DD).',
  signatureHint: 'Como a carteira a deu.',
  checkHint: 'Em palavras simples, para quem não sabe como.',
  publish: 'Publicar',
  done: 'A reserva foi atestada.',
  counts: 'Conta',
  doesNotCount: 'Não conta',
  treasurerOnly: 'Retratos e atestações são feitos por tesoureiros e administradores.',
};
