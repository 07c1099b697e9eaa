import type { Words } from '../words';

/** What the screens of payments have in common: amounts, files on their way, what happened when, what will happen. */
export const payments: Words<'pt', 'payments'> = {
  amount: {
    echo: 'Você digitou {{amount}}',
    form: 'Digite um valor simples como {{example}}, com no máximo duas casas decimais.',
    twoWays: 'Isto pode ser lido de duas formas. Escreva como {{example}}.',
  },
  file: {
    drop: 'Solte o arquivo aqui ou escolha-o:',
    one: 'Escolha apenas um arquivo.',
    sending: 'Enviando: {{percent}}',
    kept: 'O envio parou em {{percent}}. Envie de novo: ele continua daí.',
  },
  wallet: {
    only: 'Envie para cá somente {{coin}} ({{network}}). Qualquer outra coisa se perde.',
    qr: 'Mostrar o código QR',
    qrAlt: 'Código QR do endereço de {{coin}}',
    since: 'Endereço em uso desde {{date}}',
    movedTitle: 'Um endereço mudou',
    moved:
      'O endereço de {{coin}} mudou enquanto esta página estava aberta. Use o que é mostrado agora. Se você pagou ao anterior, envie o comprovante mesmo assim e avise-nos.',
    earlier: 'Endereço anterior',
  },
  steps: {
    title: 'O que aconteceu',
    sent: 'Comprovante enviado',
    reviewing: 'Uma pessoa o compara com o pagamento',
    credited: 'Somado ao seu saldo',
    declined: 'Não aceito',
    requested: 'Pedido enviado',
    checking: 'Uma pessoa o analisa; você ainda pode cancelar',
    agreed: 'Passou pela análise',
    paying: 'Uma segunda pessoa o paga',
    beingPaid: 'Sendo pago agora',
    transferred: 'Enviado ao seu endereço',
    refused: 'Recusado; o valor voltou ao seu saldo',
    takenBack: 'Retirado por você; o valor voltou ao seu saldo',
  },
  plan: {
    before: 'Saldo agora',
    after: 'Saldo depois',
    notEnough: 'Seu saldo não cobre este plano',
    notDeposited: 'Seus depósitos não cobrem este plano',
    begins: 'Começa',
    boughtElsewhere:
      'Um pacote foi comprado enquanto esta janela estava aberta, em outra aba ou em outro dispositivo. Confirme só se quiser mais um.',
  },
  position: {
    term: 'Prazo',
    day: 'Dia {{gone}} de {{days}}',
    yield: 'Rendimento lançado',
    showDays: 'Rendimento por dia',
    date: 'Dia',
    amount: 'Lançado',
    evidence: 'Evidência',
    none: 'Nenhum rendimento foi lançado ainda.',
  },
  review: {
    title: 'Confira antes de enviar',
    to: 'Endereço',
    network: 'Rede',
    amount: 'Valor',
    remains: 'Fica disponível',
    expected: 'Tempo previsto',
    compare: 'Compare cada grupo com o original. Um pagamento a um endereço errado não pode ser desfeito.',
    back: 'Alterar',
    send: 'Enviar o pedido',
  },
  history: 'Seus saques',
};
