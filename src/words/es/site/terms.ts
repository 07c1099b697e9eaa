import type { Words } from '../../../lib/i18n/words.ts';

/** The Spanish of the terms. */
export const terms: Words<'es', 'site/terms'> = {
  /** The terms and conditions: twelve, in the order of the list. */
  terms: {
    title: 'Términos y condiciones',
    lead: 'Doce términos, en palabras sencillas. En el entorno de pruebas todo el dinero es ficticio.',
    items: {
      agreement: { title: 'Aceptación', text: 'Al darse de alta, usted acepta estos términos.' },
      oneAccount: {
        title: 'Una sola cuenta',
        text: 'Cada persona puede tener una cuenta. No facilite datos falsos.',
      },
      noFee: { title: 'Sin cuota de socio', text: 'Darse de alta y mantener una cuenta no cuesta nada.' },
      processing: {
        title: 'Tramitación',
        text: 'Cuente con hasta 24 horas para que se revise un pago y se añada un plan.',
      },
      privacy: {
        title: 'Privacidad',
        text: 'No comunicamos datos personales a terceros sin su consentimiento, salvo que la ley lo exija.',
      },
      contactDetails: { title: 'Datos de contacto', text: 'Mantenga al día sus datos de contacto.' },
      correctWallets: {
        title: 'Monederos correctos',
        text: 'Envíe solo a las direcciones de monedero que aparecen en la página de pago, y a cada dirección solo la moneda que le corresponde.',
      },
      afterFunding: {
        title: 'Después de ingresar fondos',
        text: 'Suba el comprobante de pago después de ingresar los fondos. Si un depósito no se ha revisado a tiempo, póngase en contacto con la asistencia.',
      },
      withdrawals: {
        title: 'Retiradas',
        text: 'Puede solicitar la retirada de su saldo disponible en cualquier momento, a partir del importe mínimo del método, o todo él si es menor. Un método puede tener una comisión de 25 US$ como máximo: forma parte del importe, se muestra antes de que envíe la solicitud y no se cobra si todo lo que usted podría retirar está por debajo del mínimo. Su saldo disponible no tiene plazo de bloqueo ni período de reinversión; el dinero de un plan queda retenido hasta que el plan termina y entonces vuelve a su saldo. El sitio puede exigir antes una identidad confirmada; en ese caso lo dice antes de que usted introduzca nada. Para proteger su dinero, una dirección de cobro nueva espera 48 horas, 24 horas más después de un cambio en su forma de iniciar sesión o de un dispositivo nuevo, y no sale nada de su cuenta durante 72 horas después de recuperarla, de usar un código de recuperación o de cambiar su correo electrónico. Sin segundo factor, y durante las 24 horas después de añadirlo, puede solicitar como máximo 1000 US$ en 24 horas, y se aplican los límites que usted mismo fije. Un operador puede bloquear una cuenta por un motivo que se le muestra de inmediato: hasta que se desbloquee no podrá invertir ni solicitar una retirada; las solicitudes anteriores esperan, y puede cancelar una retirada que aún no esté aprobada. También puede detener usted mismo su cuenta, lo que la bloquea de igual modo; un tesorero levanta ese bloqueo cuando usted nos escriba que vuelve a ser segura.',
      },
      noFurther: {
        title: 'Ninguna inversión adicional',
        text: 'Nunca se le exige invertir más, aportar más ni hacer ningún otro pago, ni para una retirada ni por ningún otro motivo.',
      },
      referrals: {
        title: 'Las recomendaciones son opcionales',
        text: 'Puede recomendar a otras personas. Hacerlo nunca es condición para una retirada ni para ninguna otra cosa.',
      },
      rules: {
        title: 'Reglas',
        text: 'Los miembros cumplen estas reglas y la ley. Una cuenta que las infrinja puede cerrarse; su saldo disponible se paga, salvo que la ley lo prohíba.',
      },
    },
  },
};
