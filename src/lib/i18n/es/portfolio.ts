import type { Words } from '../words';

/** The dashboard. */
export const portfolio: Words<'es', 'portfolio'> = {
  title: 'Panel',
  deposited: 'Depositado',
  profit: 'Ganancia',
  bonus: 'Bonificación',
  balance: 'Saldo',
  totalPackages: 'Paquetes en total',
  activePackages: 'Paquetes activos',
  none: 'Ninguno',
  activeCount_one: '{{count}} plan activo',
  activeCount_many: '{{count}} planes activos',
  activeCount_other: '{{count}} planes activos',
  referralBonus: 'Bonificación por recomendaciones',
  places: {
    title: 'Dónde está su dinero',
    available: 'Disponible',
    availableText: 'Su saldo. Se puede invertir o retirar.',
    invested: 'En planes',
    investedText: 'Retenido por los planes que compró; cada importe vuelve cuando termina su plan.',
    withdrawing: 'En proceso de retirada',
    withdrawingText: 'Retenido hasta que se pague; vuelve si la solicitud se rechaza o se cancela.',
    waiting: 'Depósito pendiente de revisión',
    waitingText: 'Enviado el {{date}} como {{method}}. Se abona cuando una persona lo ha aprobado.',
  },
  insurance: {
    title: 'Fondo de garantía',
    text: 'La casa aparta de su propia caja el 20 % de cada depósito y de cada comisión. El fondo tiene {{fund}}.',
    covers:
      'Eso es el {{percent}} % de los {{owed}} que se deben al conjunto de los inversores. El resto no está asegurado.',
  },
  start: {
    title: 'Ingrese fondos para empezar',
    text: 'Todavía no se ha depositado nada. Introduzca un importe, envíelo a una de nuestras direcciones y suba el comprobante; una persona lo revisa y esta página cambia por sí sola.',
    action: 'Hacer un depósito',
  },
  choose: {
    title: 'Su depósito ha llegado',
    text: 'El siguiente paso es suyo: elija un plan, conserve el saldo o retírelo.',
    action: 'Ver los planes',
  },
  chart: 'Gráfico del mercado',
  quotes: 'Cotizaciones del mercado',
  widgetOff: 'Los datos de mercado en directo no están conectados.',
};
