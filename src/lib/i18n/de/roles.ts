import type { Words } from '../words';

/** Changes of roles that two admins make together. */
export const roles: Words<'de', 'roles'> = {
  rule: 'Wo es zwei Administratoren gibt, schlägt einer eine Änderung vor und ein anderer bestätigt sie.',
  title: 'Wartet auf einen anderen Administrator',
  change: 'Neu: {{to}} (bisher: {{from}})',
  proposed: 'Vorgeschlagen von {{name}} am {{date}}. Verfällt am {{until}}.',
  confirm: 'Bestätigen',
  confirmTitle: 'Die Rolle von {{name}} ändern?',
  confirmText: 'Das gilt sofort.',
  stop: 'Stoppen',
  stopTitle: 'Die Änderung für {{name}} stoppen?',
  stopped: 'Die Änderung wurde gestoppt.',
  ownProposal: 'Von Ihnen vorgeschlagen: Ein anderer Administrator muss bestätigen.',
  ownRole: 'Es geht um Sie: Ein anderer Administrator muss bestätigen.',
  needsOther: 'Ein anderer Administrator muss die Änderung bestätigen, bevor sie gilt.',
  nobodyElse:
    'Niemand kann die Änderung zurzeit bestätigen: Es braucht einen Administrator, der weder Sie noch {{name}} ist.',
  atOnce: 'Sie sind der einzige Administrator: Die Änderung gilt sofort.',
  sent: 'Vorgeschlagen. Ein anderer Administrator muss bestätigen.',
  open: 'Eine Änderung wartet auf einen anderen Administrator. {{change}}',
  openLink: 'Ansehen',
  may: {
    none: 'Die Person kann den Mitarbeiterbereich nicht mehr öffnen.',
    reviewer:
      'Ein Prüfer sieht die Daten aller und entscheidet über Einzahlungen, Auszahlungen und Identitäten.',
    treasurer:
      'Ein Schatzmeister tut, was ein Prüfer tut, zahlt außerdem aus, bucht Erträge und Korrekturen und gewährt Boni.',
    admin:
      'Ein Administrator tut alles, was ein Schatzmeister tut, und ändert außerdem Pläne, Limits, die Website und Rollen.',
  },
  giveUp: 'Meine Rolle abgeben',
  giveUpTitle: 'Ihre Rolle abgeben?',
  giveUpText: 'Das gilt sofort, und nur ein Administrator kann sie zurückgeben.',
  givenUp: 'Sie haben keine Rolle mehr.',
};
