import type { Words } from '../words';

/** Changes of roles that two admins make together. */
export const roles: Words<'es', 'roles'> = {
  rule: 'Donde hay dos administradores, uno propone un cambio y otro lo confirma.',
  title: 'A la espera de otro administrador',
  change: 'Nueva: {{to}} (hasta ahora: {{from}})',
  proposed: 'Propuesto por {{name}} el {{date}}. Caduca el {{until}}.',
  confirm: 'Confirmar',
  confirmTitle: '¿Cambiar la función de {{name}}?',
  confirmText: 'Surte efecto de inmediato.',
  stop: 'Detener',
  stopTitle: '¿Detener el cambio de {{name}}?',
  stopped: 'El cambio se ha detenido.',
  ownProposal: 'Usted lo propuso: debe confirmarlo otro administrador.',
  ownRole: 'Se trata de usted: debe confirmarlo otro administrador.',
  needsOther: 'Otro administrador debe confirmar el cambio antes de que surta efecto.',
  nobodyElse:
    'Ahora nadie puede confirmar el cambio: hace falta un administrador que no sea usted ni {{name}}.',
  atOnce: 'Usted es el único administrador: el cambio surte efecto de inmediato.',
  sent: 'Propuesto. Debe confirmarlo otro administrador.',
  open: 'Un cambio espera a otro administrador. {{change}}',
  openLink: 'Verlo',
  may: {
    none: 'Esta persona ya no podrá abrir la mesa de operadores.',
    reviewer: 'Un revisor ve los datos de todos y decide sobre depósitos, retiradas e identidades.',
    treasurer:
      'Un tesorero hace lo mismo que un revisor y además paga retiradas, registra rendimientos y correcciones y concede bonificaciones.',
    admin:
      'Un administrador hace todo lo que hace un tesorero y además cambia planes, límites, el sitio y funciones.',
  },
  giveUp: 'Dejar mi función',
  giveUpTitle: '¿Dejar su función?',
  giveUpText: 'Surte efecto de inmediato, y solo un administrador puede devolvérsela.',
  givenUp: 'Ya no tiene ninguna función.',
};
