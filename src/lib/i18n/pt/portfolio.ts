import type { Words } from '../words';

/** The dashboard. */
export const portfolio: Words<'pt', 'portfolio'> = {
  title: 'Painel',
  deposited: 'Depositado',
  profit: 'Lucro',
  bonus: 'Bônus',
  balance: 'Saldo',
  totalPackages: 'Total de pacotes',
  activePackages: 'Pacotes ativos',
  none: 'Nenhum',
  activeCount_one: '{{count}} plano ativo',
  activeCount_many: '{{count}} planos ativos',
  activeCount_other: '{{count}} planos ativos',
  referralBonus: 'Bônus de indicação',
  places: {
    title: 'Onde está o seu dinheiro',
    available: 'Disponível',
    availableText: 'Seu saldo. Pode ser investido ou sacado.',
    invested: 'Em planos',
    investedText: 'Retido pelos planos que você comprou; cada valor volta quando o plano termina.',
    withdrawing: 'Em saque',
    withdrawingText: 'Retido até ser pago; volta se a solicitação for recusada ou cancelada.',
    waiting: 'Depósito em análise',
    waitingText: 'Enviado em {{date}} como {{method}}. É creditado quando uma pessoa o aprova.',
  },
  insurance: {
    title: 'Fundo de garantia',
    text: 'A casa reserva, do seu próprio caixa, 20% de cada depósito e de cada taxa. O fundo tem {{fund}}.',
    covers:
      'Isso é {{percent}}% dos {{owed}} devidos ao conjunto dos investidores. O restante não está segurado.',
  },
  start: {
    title: 'Abasteça sua conta para começar',
    text: 'Nada foi depositado ainda. Informe um valor, envie-o para um de nossos endereços e anexe o comprovante; uma pessoa o analisa, e esta página muda sozinha.',
    action: 'Fazer um depósito',
  },
  choose: {
    title: 'Seu depósito chegou',
    text: 'O próximo passo é seu: escolher um plano, manter o saldo ou sacá-lo.',
    action: 'Ver os planos',
  },
  chart: 'Gráfico do mercado',
  quotes: 'Cotações do mercado',
  widgetOff: 'Os dados de mercado ao vivo não estão conectados.',
};
