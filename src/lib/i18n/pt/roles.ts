import type { Words } from '../words';

/** Changes of roles that two admins make together. */
export const roles: Words<'pt', 'roles'> = {
  rule: 'Onde há dois administradores, um propõe uma mudança e outro a confirma.',
  title: 'À espera de outro administrador',
  change: 'Nova: {{to}} (até agora: {{from}})',
  proposed: 'Proposta por {{name}} em {{date}}. Caduca em {{until}}.',
  confirm: 'Confirmar',
  confirmTitle: 'Mudar a função de {{name}}?',
  confirmText: 'Vale imediatamente.',
  stop: 'Interromper',
  stopTitle: 'Interromper a mudança de {{name}}?',
  stopped: 'A mudança foi interrompida.',
  ownProposal: 'Você a propôs: outro administrador precisa confirmar.',
  ownRole: 'Trata-se de você: outro administrador precisa confirmar.',
  needsOther: 'Outro administrador precisa confirmar a mudança antes que ela valha.',
  nobodyElse:
    'Ninguém pode confirmar a mudança agora: é preciso um administrador que não seja você nem {{name}}.',
  atOnce: 'Você é o único administrador: a mudança vale imediatamente.',
  sent: 'Proposta. Outro administrador precisa confirmar.',
  open: 'Uma mudança espera por outro administrador. {{change}}',
  openLink: 'Ver',
  may: {
    none: 'Esta pessoa não poderá mais abrir a mesa do operador.',
    reviewer: 'Um revisor vê os dados de todos e decide sobre depósitos, saques e identidades.',
    treasurer:
      'Um tesoureiro faz o que um revisor faz e também paga saques, lança rendimentos e correções e concede bônus.',
    admin:
      'Um administrador faz tudo o que um tesoureiro faz e também altera planos, limites, o site e funções.',
  },
  giveUp: 'Deixar minha função',
  giveUpTitle: 'Deixar a sua função?',
  giveUpText: 'Vale imediatamente, e só um administrador pode devolvê-la.',
  givenUp: 'Você não tem mais função.',
};
