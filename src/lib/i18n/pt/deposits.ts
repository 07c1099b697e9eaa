import type { Words } from '../words';

/** Deposits and their proof of payment. */
export const deposits: Words<'pt', 'deposits'> = {
  title: 'Seus depósitos',
  lead: 'O que você enviou e o que aconteceu com isso. A lista muda sozinha.',
  caption: 'Seus depósitos, os mais recentes primeiro',
  new: 'Novo depósito',
  empty: 'Nenhum depósito no momento',
  emptyText: 'O primeiro começa com um valor.',
  amount: 'Valor',
  method: 'Forma de pagamento',
  status: 'Situação',
  date: 'Data',
  reason: 'Motivo: {{reason}}',
  refresh: 'Atualize o navegador',
  refreshText: 'Esta lista pode estar desatualizada.',

  makeNew: 'Fazer um novo depósito',
  makeNewText: 'A seguir você vê os endereços de envio e anexa o comprovante.',
  enterAmount: 'Informe o valor',
  amountHint: 'Em dólares americanos, como 1.000,00',
  continue: 'Continuar',
  amountMissing: 'Informe o valor do depósito',
  amountTooLarge: 'Informe no máximo {{max}}.',

  payTitle: 'Fazer o pagamento',
  pay: 'Faça seu pagamento de {{amount}} para qualquer um dos endereços de carteira abaixo. Verifique sempre se copiou corretamente o endereço da carteira',
  rate: 'O valor é em dólares americanos e este site não informa taxa de câmbio: envie moedas que valham isso no momento do envio.',
  changeAmount: 'Alterar o valor',
  amountFirst: 'Informe primeiro o valor.',
  wallets: 'Endereços de carteira',
  noWallets: 'Ainda não foi informado nenhum endereço de carteira',
  noWalletsText: 'Volte mais tarde e não envie nada até lá.',
  testTitle: 'Somente rede de teste',
  testText: 'Estes endereços pertencem a redes de teste. Moedas reais enviadas a eles são perdidas.',
  network: { test: 'Rede de teste', main: 'Rede principal' },
  copyAddress: 'Copiar o endereço de {{coin}}',
  addressCopied: 'O endereço de {{coin}} foi copiado',

  proofTitle: 'Comprovante de pagamento',
  proofText: 'Depois de enviar {{amount}}, anexe uma imagem ou um PDF que mostre isso. Uma pessoa analisa.',
  proof: 'Comprovante de pagamento',
  proofHint:
    'PNG, JPEG, WebP ou PDF, até 5 MB. Local e aparelho são removidos das imagens antes que saiam do seu aparelho.',
  paymentMethod: 'Método de pagamento',
  transactionId: 'Identificador da transação (se você o tiver)',
  transactionHint:
    'Da sua carteira ou corretora. Você pode deixar em branco: às vezes ele só aparece mais tarde.',
  submit: 'Enviar o pagamento',
  sent: 'Pagamento enviado',
  sentEarlier: 'Sua primeira tentativa havia chegado, afinal. Está registrada com {{method}}.',
  notSent: 'Pagamento não enviado',
  retrySafe:
    'Tudo o que você informou continua aqui. Pode enviar de novo: o mesmo comprovante nunca conta duas vezes.',
};
