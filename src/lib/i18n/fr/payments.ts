import type { Words } from '../words';

/** What the screens of payments have in common: amounts, files on their way, what happened when, what will happen. */
export const payments: Words<'fr', 'payments'> = {
  amount: {
    echo: 'Vous avez saisi {{amount}}',
    form: 'Veuillez saisir un montant simple comme {{example}}, avec deux décimales au plus.',
    twoWays: 'Cela peut se lire de deux façons. Veuillez l’écrire comme {{example}}.',
  },
  file: {
    drop: 'Déposez le fichier ici, ou choisissez-le :',
    one: 'Veuillez ne choisir qu’un seul fichier.',
    sending: 'Envoi en cours : {{percent}}',
    kept: 'L’envoi s’est arrêté à {{percent}}. Envoyez de nouveau : il reprendra de là.',
  },
  wallet: {
    only: 'N’envoyez ici que {{coin}} ({{network}}). Tout autre envoi est perdu.',
    qr: 'Afficher le code QR',
    qrAlt: 'Code QR de l’adresse {{coin}}',
    since: 'Adresse utilisée depuis le {{date}}',
    movedTitle: 'Une adresse a changé',
    moved:
      'L’adresse pour {{coin}} a changé pendant que cette page était ouverte. Utilisez celle qui est affichée maintenant. Si vous avez payé à la précédente, envoyez tout de même le justificatif et dites-le-nous.',
    earlier: 'Adresse précédente',
  },
  steps: {
    title: 'Ce qui s’est passé',
    sent: 'Justificatif envoyé',
    reviewing: 'Une personne le compare au paiement',
    credited: 'Ajouté à votre solde',
    declined: 'Non accepté',
    requested: 'Demande envoyée',
    checking: 'Une personne l’examine ; vous pouvez encore annuler',
    agreed: 'Examen réussi',
    paying: 'Une seconde personne la paie',
    beingPaid: 'Paiement en cours',
    transferred: 'Envoyé à votre adresse',
    refused: 'Refusée ; le montant est revenu sur votre solde',
    takenBack: 'Retirée par vous ; le montant est revenu sur votre solde',
  },
  plan: {
    before: 'Solde actuel',
    after: 'Solde ensuite',
    notEnough: 'Votre solde ne couvre pas cette offre',
    notDeposited: 'Vos dépôts ne couvrent pas cette offre',
    begins: 'Commence',
    boughtElsewhere:
      'Un forfait a été acheté pendant que cette fenêtre était ouverte, dans un autre onglet ou sur un autre appareil. Ne confirmez que si vous en voulez un de plus.',
  },
  position: {
    term: 'Durée',
    day: 'Jour {{gone}} sur {{days}}',
    yield: 'Revenu comptabilisé',
    showDays: 'Revenu par jour',
    date: 'Jour',
    amount: 'Comptabilisé',
    evidence: 'Justificatif',
    none: 'Aucun revenu n’a encore été comptabilisé.',
  },
  review: {
    title: 'Vérifiez avant d’envoyer',
    to: 'Adresse de réception',
    network: 'Réseau',
    amount: 'Montant',
    remains: 'Reste disponible',
    expected: 'Délai prévu',
    compare:
      'Comparez chaque groupe avec l’original. Un paiement à une mauvaise adresse ne peut pas être rappelé.',
    back: 'Modifier',
    send: 'Envoyer la demande',
  },
  history: 'Vos retraits',
};
