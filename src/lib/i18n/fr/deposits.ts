import type { Words } from '../words';

/** Deposits and their proof of payment. */
export const deposits: Words<'fr', 'deposits'> = {
  title: 'Vos dépôts',
  lead: 'Ce que vous avez envoyé et ce qu’il en est advenu. La liste change d’elle-même.',
  caption: 'Vos dépôts, les plus récents d’abord',
  new: 'Nouveau dépôt',
  empty: 'Aucun dépôt pour le moment',
  emptyText: 'Le premier commence par un montant.',
  amount: 'Montant',
  method: 'Mode de paiement',
  status: 'Statut',
  date: 'Date',
  reason: 'Motif : {{reason}}',
  refresh: 'Veuillez actualiser le navigateur',
  refreshText: 'Cette liste n’est peut-être pas à jour.',

  makeNew: 'Effectuer un nouveau dépôt',
  makeNewText: 'Vous verrez ensuite les adresses d’envoi et pourrez téléverser le justificatif.',
  enterAmount: 'Saisissez le montant',
  amountHint: 'En dollars américains, par exemple 1 000,00',
  continue: 'Continuer',
  amountMissing: 'Saisissez le montant du dépôt',
  amountTooLarge: 'Veuillez saisir au maximum {{max}}.',

  payTitle: 'Effectuer le paiement',
  pay: 'Veuillez effectuer votre paiement de {{amount}} vers l’une des adresses de portefeuille ci-dessous. Vérifiez toujours que vous avez correctement copié l’adresse du portefeuille',
  rate: 'Le montant est en dollars américains et ce site n’indique aucun taux de change : envoyez des cryptomonnaies qui valent cette somme au moment de l’envoi.',
  changeAmount: 'Modifier le montant',
  amountFirst: 'Veuillez d’abord saisir le montant.',
  wallets: 'Adresses de portefeuille',
  noWallets: 'Aucune adresse de portefeuille n’a encore été renseignée',
  noWalletsText: 'Veuillez revenir plus tard et ne rien envoyer d’ici là.',
  testTitle: 'Réseau de test uniquement',
  testText:
    'Ces adresses appartiennent à des réseaux de test. Les cryptomonnaies réelles qui y sont envoyées sont perdues.',
  network: { test: 'Réseau de test', main: 'Réseau principal' },
  copyAddress: 'Copier l’adresse {{coin}}',
  addressCopied: 'L’adresse {{coin}} a été copiée',

  proofTitle: 'Justificatif de paiement',
  proofText:
    'Après avoir envoyé {{amount}}, téléversez une image ou un PDF qui le montre. Une personne le vérifie.',
  proof: 'Justificatif de paiement',
  proofHint:
    'PNG, JPEG, WebP ou PDF, jusqu’à 5 Mo. Le lieu et l’appareil sont retirés des images avant qu’elles ne quittent votre appareil.',
  paymentMethod: 'Moyen de paiement',
  transactionId: 'Identifiant de la transaction (si vous l’avez)',
  transactionHint:
    'Dans votre portefeuille ou sur votre plateforme d’échange. Vous pouvez laisser ce champ vide : il s’affiche parfois plus tard.',
  submit: 'Soumettre le paiement',
  sent: 'Paiement soumis',
  sentEarlier: 'Votre première tentative était bien arrivée. Elle est enregistrée avec {{method}}.',
  notSent: 'Paiement non soumis',
  retrySafe:
    'Tout ce que vous avez saisi est encore là. Vous pouvez soumettre à nouveau : un même justificatif ne compte jamais deux fois.',
};
