import type { Words } from '../words';

/** Messages from an account to the operators. */
export const support: Words<'fr', 'support'> = {
  title: 'Assistance',
  lead: 'Ce que vous écrivez parvient aux opérateurs. Les réponses arrivent par e-mail.',
  hint: 'Les opérateurs voient que le message vient de votre compte. Personne ici ne demande jamais de mot de passe, et aucun paiement n’accélère une réponse.',
  subject: 'Objet',
  message: 'Votre message',
  submit: 'Envoyer',
  sent: 'message envoyé',
  received: 'Nous avons reçu votre message {{reference}}',
  receivedText: 'Les réponses sont envoyées à {{email}}. Indiquez la référence si vous écrivez à nouveau.',
};
